// Whether the answer time reveals that an address has an account: sign-in and reset, known and
// unknown addresses in turn, one at a time.
import { randomInt } from 'node:crypto';
import { signedIn } from '../test/journeys/people.ts';
import { median } from './running-app.ts';

export interface AnswerTimes {
  name: string;
  /** Medians in milliseconds. */
  known: number;
  unknown: number;
}

const tries = 500;
const warmUps = 20;

export async function measureAnswerTimes(url: string): Promise<AnswerTimes[]> {
  const { email } = await signedIn(url);
  const password = 'Not-the-password-7!';
  return [
    await compare(
      'POST /api/auth/login',
      (address) => post(`${url}/api/auth/login`, { email: address, password }, 401),
      email,
    ),
    await compare(
      'POST /api/auth/reset-password',
      (address) => post(`${url}/api/auth/reset-password`, { email: address }, 200),
      email,
    ),
  ];
}

/**
 * Each try's address is drawn at random, so that known and unknown follow each other equally often.
 * A known address leaves a mail to send, and the next answer waits for that, whichever address it
 * is for.
 */
async function compare(
  name: string,
  ask: (address: string) => Promise<number>,
  known: string,
): Promise<AnswerTimes> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  // As long as the known address, and used as often, so that both rate limit counters are equally
  // warm.
  const unknown = known.replace(/^./, 'x');
  for (let n = 0; n < warmUps; n += 1) await ask(n % 2 ? known : unknown);
  while (times.known.length + times.unknown.length < 2 * tries) {
    const kind = randomInt(2) ? 'known' : 'unknown';
    if (times[kind].length < tries) times[kind].push(await ask(kind === 'known' ? known : unknown));
  }
  return { name, known: median(times.known), unknown: median(times.unknown) };
}

/** Milliseconds until the whole answer has arrived. */
async function post(address: string, body: object, expected: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  if (response.status !== expected) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - started;
}
