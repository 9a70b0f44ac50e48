import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import { referralNews } from '../news.ts';
import { codeFaultText, codeKey } from '../referral-code.ts';
import { codeOf, freeCodeOf, isTaken, lockCodesOf, takeCode } from './queries.ts';
import { freeSince, refuse } from './service.ts';

const notify = tellerOf(referralNews);

/**
 * May the caller take this code? Nobody has it or had it recently, and no promotion has its name.
 * One's own code is available.
 */
export async function isAvailable(
  { actor, clock }: Context<Actor>,
  code: string,
): Promise<boolean> {
  const key = codeKey(wellFormed(code));
  return !(await isTaken({ key, uid: actor.uid, freeSince: freeSince(clock.now()) }));
}

/**
 * Each code given up stays reserved for a year, so nobody may collect many. Refused changes don't
 * count.
 */
const changesPerDay = { name: 'referral-code-changes', points: 3, per: 24 * 60 * 60 };

/** Takes the code and gives up the earlier one. When several people try at once, one gets it. */
export async function changeCode(
  ctx: Context<Actor>,
  { id, referralCode }: { id: string; referralCode: string },
): Promise<void> {
  const { uid } = ctx.actor;
  if (id !== uid) throw refuse('referral/not-found');
  const code = wellFormed(referralCode);
  if (!(await isAvailable(ctx, code))) throw refuse('referral/code-already-exists');
  await consume(changesPerDay, uid);
  await tx(async () => {
    await lockCodesOf(uid);
    const now = ctx.clock.now();
    const before = await codeOf(uid);
    await freeCodeOf(uid, now);
    if (!(await takeCode({ key: codeKey(code), code, uid, now, freeSince: freeSince(now) })))
      throw refuse('referral/code-already-exists');
    // A new spelling alone gives nothing up.
    if (before && codeKey(before.code) !== codeKey(code))
      await notify(ctx, {
        uid,
        kind: 'referral-code-changed',
        data: { before: before.code, code },
        key: `referral-code-changed:${newId()}`,
      });
  });
}

/** @throws {Problem} referral/invalid-format */
function wellFormed(typed: string): string {
  const code = typed.trim();
  const text = codeFaultText(code);
  if (text) throw refuse('referral/invalid-format', { text });
  return code;
}
