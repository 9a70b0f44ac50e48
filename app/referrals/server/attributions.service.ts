import { aboutPerson } from '#app/platform/about-person.ts';
import type { Context } from '#app/platform/context.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { linkDays, type OpenedLink } from '#app/shared/waiting.ts';
import { codeKey } from '../referral-code.ts';
import * as queries from './attributions.queries.ts';
import { codeByKey } from './queries.ts';

/**
 * Notes with a new account whose link its owner had opened, in the transaction that creates it. An
 * unknown code or a link opened too long ago is ignored. The browser's clock may be wrong, but it
 * can't make a link count longer than if it had been opened now.
 */
export async function attribute(
  { clock }: Context,
  { uid }: { uid: string },
  { code, openedAt }: OpenedLink,
): Promise<void> {
  const now = clock.now();
  const opened = new Date(Math.min(openedAt, now.getTime()));
  const validUntil = new Date(opened.getTime() + linkDays * dayMs);
  const owned = await codeByKey(codeKey(code));
  if (!owned || owned.freedAt || owned.uid === uid || validUntil <= now) return;
  await queries.insertAttribution({
    uid,
    referrer_uid: owned.uid,
    code,
    opened_at: opened,
    valid_until: validUntil,
    signed_up_at: now,
  });
}

/**
 * The code of whoever's link this person came with, as part of another statement. The checkout
 * verifies it like one that is typed.
 */
export const linkedCodeAbout = (now: Date) =>
  aboutPerson(
    (uid) => queries.linkedCode(uid, now).$asScalar(),
    (code) => code,
  );

const forgetJob = defineJob({
  name: 'referrals-forget-links',
  expireInSeconds: 600,
  handler: async (_, { ctx }) => {
    await queries.deleteEndedAttributions(ctx.clock.now());
  },
});
// A quarter past two at night in India.
schedule(forgetJob, '45 20 * * *');
