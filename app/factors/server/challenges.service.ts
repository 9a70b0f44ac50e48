import type { Context } from '#app/platform/context.ts';
import { newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { minuteMs } from '#app/shared/durations.ts';
import * as queries from './passkeys.queries.ts';
import type { ChallengePurpose } from './tables.ts';

/** As long as the browser's own dialog stays open. */
export const challengeMs = 5 * minuteMs;

interface ChallengeUse {
  purpose: ChallengePurpose;
  /** The session or ticket that may answer; empty for a sign-in. */
  asker: string;
}

/** Makes a challenge for one answer. Only its hash is stored. */
export async function issueChallenge(
  { clock }: Pick<Context, 'clock'>,
  use: ChallengeUse,
): Promise<string> {
  const challenge = newSecret();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await queries.insertChallenge({
    ...use,
    asker: sha256(use.asker),
    challengeHash: sha256(challenge),
    expiresAt,
  });
  return challenge;
}

/**
 * Uses up the challenge that an answer names, whether the answer is valid or not: exactly one
 * caller gets it.
 */
export async function takeChallenge(
  { clock }: Pick<Context, 'clock'>,
  clientDataJSON: string,
  use: ChallengeUse,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const taken = await queries.takeChallenge(
    { ...use, asker: sha256(use.asker), challengeHash: sha256(challenge) },
    clock.now(),
  );
  return taken ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof data === 'object' &&
      data &&
      'challenge' in data &&
      typeof data.challenge === 'string'
      ? data.challenge
      : undefined;
  } catch {
    return undefined;
  }
}

const deleteExpired = defineJob({
  name: 'factors-delete-expired',
  handler: async (_, { ctx }) => {
    await queries.deleteChallengesBefore(ctx.clock.now());
  },
});
schedule(deleteExpired, '10 * * * *');
