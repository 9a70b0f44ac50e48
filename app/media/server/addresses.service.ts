import type { Clock } from '#app/platform/clock.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newSecret } from '#app/platform/ids.ts';
import { isSignature, signatureOf } from './media-signature.ts';
import { keptSecret } from './shown-media.queries.ts';

/** Seconds. Within a few minutes an address stays the same, so that the browser's copy is found. */
const valid = 3600;
const same = 300;

let known: Promise<string> | undefined;

const secretOfAll = (): Promise<string> =>
  (known ??= keptSecret(newSecret()).catch((failure: unknown) => {
    known = undefined;
    throw failure;
  }));

const secondsAt = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** Makes addresses of files that open for this person only, for an hour at most. */
export async function signerFor({
  actor: { uid },
  clock,
}: Context<Actor>): Promise<(path: string) => string> {
  const secret = await secretOfAll();
  const until = Math.floor(secondsAt(clock) / same) * same + valid;
  return (path) =>
    `${path}?${new URLSearchParams({ for: uid, until: `${until}`, by: signatureOf(secret, { path, uid, until }) })}`;
}

/** Whether an address was made by `signerFor`, and its hour isn't over. */
export async function isSigned(
  { clock }: { clock: Clock },
  path: string,
  query: (name: string) => string | undefined,
): Promise<boolean> {
  const [uid = '', until = '', by = ''] = ['for', 'until', 'by'].map(query);
  if (!/^\d{1,12}$/.test(until) || Number(until) < secondsAt(clock)) return false;
  return isSignature(await secretOfAll(), { path, uid, until: Number(until) }, by);
}
