import { mailboxOf } from '#app/accounts/same-mailbox.ts';
import { holderOfMailbox } from '#app/accounts/server/people.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { dayMs } from '#app/shared/durations.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { isAcademicAddress } from '../academic-address.ts';
import { confirmPath } from '../addresses.ts';
import { eligibleDays } from '../college-request.ts';
import * as queries from './addresses.queries.ts';
import { queueAddressLink } from './emails.tsx';
import { isEligible, refuse } from './service.ts';
import { collegeSetting } from './settings.service.ts';

/** Across accounts, so that nobody's mailbox is flooded by others. */
const byMailbox = { name: 'college-address-by-mailbox', points: 5, per: 24 * 60 * 60 };
const codeLifetimeMs = dayMs;
/** An unconfirmed address is deleted after this time. */
const unconfirmedLifetimeMs = 30 * dayMs;

/**
 * Mails a link to a second, academic address. Only someone who can read its mail learns whether the
 * address belongs to another account already.
 * @throws {Problem} college/not-academic, college/already-eligible
 */
export async function nameAddress(
  ctx: Context<Actor>,
  { email }: { email: string },
): Promise<void> {
  const { uid } = ctx.actor;
  if (!isAcademicAddress(email, collegeSetting.value.domains))
    throw refuse('college/not-academic', {
      fields: { email: 'We don’t recognise this as a college address' },
    });
  if (await isEligible(ctx, uid)) throw refuse('college/already-eligible');
  const mailbox = mailboxOf(email);
  await consume(byMailbox, mailbox);
  const now = ctx.clock.now();
  const code = newSecret();
  await tx(async () => {
    await queries.nameAddress({
      uid,
      mailbox,
      email,
      codeHash: sha256(code),
      now,
      codeExpiresAt: new Date(now.getTime() + codeLifetimeMs),
    });
    const link = publicAddress(`${confirmPath}?${new URLSearchParams({ oobCode: code })}`);
    await queueAddressLink({ to: email, link, key: sha256(code) });
  });
}

/**
 * From now on the address makes its person eligible for the College plan, for a year. A code works
 * once, in any browser.
 * @throws {Problem} college/invalid-code, college/expired-code, college/address-taken
 */
export async function confirmAddress(
  ctx: Context,
  { oobCode }: { oobCode: string },
): Promise<void> {
  const codeHash = sha256(oobCode);
  const now = ctx.clock.now();
  await tx(async () => {
    const named = await queries.takeCode(codeHash, now);
    if (!named)
      throw refuse(
        (await queries.codeIsKnown(codeHash)) ? 'college/expired-code' : 'college/invalid-code',
      );
    const { uid, mailbox } = named;
    await queries.lockMailbox(mailbox);
    const holders = [
      await queries.confirmedHolder(mailbox).executeTakeFirst(),
      await holderOfMailbox(mailbox),
    ];
    if (holders.some((holder) => holder && holder.uid !== uid))
      throw refuse('college/address-taken');
    await queries.confirmAddress({
      uid,
      mailbox,
      now,
      until: new Date(now.getTime() + eligibleDays * dayMs),
    });
  });
}

const forgetUnconfirmed = defineJob({
  name: 'college-forget-unconfirmed',
  handler: async (_payload, { ctx }) => {
    await queries.deleteUnconfirmedBefore(
      new Date(ctx.clock.now().getTime() - unconfirmedLifetimeMs),
    );
  },
});
schedule(forgetUnconfirmed, '37 21 * * *');
