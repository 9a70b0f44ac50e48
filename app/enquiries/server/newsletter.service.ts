import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue, schedule } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { dayMs, minuteMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { confirmPath, unsubscribePath } from '../addresses.ts';
import { newsletterProblems } from '../contract.ts';
import { queueConfirmationMail, queueWelcomeMail } from './emails.tsx';
import * as queries from './newsletter.queries.ts';
import type { CodePurpose } from './tables.ts';

const refuse = problemsOf(newsletterProblems);
const subscribeLimit = { name: 'newsletter-by-address', points: 5, per: 60 * 60 };

const confirmationLifetimeMs = 7 * dayMs;
/**
 * The minimum time between two mails to an unconfirmed address, so that nobody's mailbox is flooded
 * by others.
 */
const confirmationCoolDownMs = 15 * minuteMs;
/** An unconfirmed address is deleted after this time. */
const unconfirmedLifetimeMs = 30 * dayMs;

/**
 * Asks for the newsletter. Work and answer are the same for every address; a job finds out whether
 * it is subscribed already.
 */
export async function subscribe(_ctx: Context, { email }: { email: string }): Promise<void> {
  await consume(subscribeLimit, email);
  await enqueue(askForConfirmation, { email }, { singletonKey: email });
}

const askForConfirmation = defineJob<{ email: string }>({
  name: 'newsletter-ask-for-confirmation',
  handler: ({ email }, { ctx, id: run }) =>
    tx(async () => {
      const now = ctx.clock.now();
      const { id, confirmed_at: confirmedAt } = await queries.openSubscription({
        id: newId(),
        email,
        now,
      });
      if (confirmedAt) return;
      const newest = await queries.newestConfirmationAt(id);
      if (newest && now.getTime() - newest.getTime() < confirmationCoolDownMs) return;
      await queueConfirmationMail({
        to: email,
        link: await issueLink(ctx, id, 'confirm'),
        key: run,
      });
    }),
});

/**
 * Starts the subscription that the code was mailed for. A code works once, and none revives an
 * ended subscription.
 * @throws {Problem} newsletter/invalid-code, newsletter/expired-code
 */
export async function confirm(ctx: Context, { oobCode }: { oobCode: string }): Promise<void> {
  await tx(async () => {
    const codeHash = sha256(oobCode);
    const used = await queries.useConfirmation(codeHash, ctx.clock.now());
    if (!used) {
      const known = await queries.codeByHash(codeHash, 'confirm');
      throw refuse(known && !known.used_at ? 'newsletter/expired-code' : 'newsletter/invalid-code');
    }
    const confirmed = await queries.confirmSubscription(used.subscription_id, ctx.clock.now());
    if (!confirmed) throw refuse('newsletter/invalid-code');
    const unsubscribe = await issueLink(ctx, used.subscription_id, 'unsubscribe');
    await queueWelcomeMail({ to: confirmed.email, unsubscribe, key: used.subscription_id });
  });
}

/**
 * Ends the recipient's subscription; pressing twice does no harm.
 * @throws {Problem} newsletter/invalid-code
 */
export async function unsubscribe(ctx: Context, { oobCode }: { oobCode: string }): Promise<void> {
  const code = await queries.codeByHash(sha256(oobCode), 'unsubscribe');
  if (!code) throw refuse('newsletter/invalid-code');
  await queries.endSubscription(code.subscription_id, ctx.clock.now());
}

const paths: Record<CodePurpose, string> = { confirm: confirmPath, unsubscribe: unsubscribePath };

/** Makes a code and the link that contains it; only the hash is stored. */
async function issueLink(
  { clock }: Pick<Context, 'clock'>,
  subscriptionId: string,
  purpose: CodePurpose,
): Promise<string> {
  const now = clock.now();
  const code = newSecret();
  const expiresAt = purpose === 'confirm' ? new Date(now.getTime() + confirmationLifetimeMs) : null;
  await queries.insertCode({ codeHash: sha256(code), subscriptionId, purpose, now, expiresAt });
  return publicAddress(`${paths[purpose]}?${new URLSearchParams({ oobCode: code })}`);
}

const forgetUnconfirmed = defineJob({
  name: 'newsletter-forget-unconfirmed',
  handler: async (_payload, { ctx }) => {
    await queries.deleteUnconfirmedBefore(
      new Date(ctx.clock.now().getTime() - unconfirmedLifetimeMs),
    );
  },
});
schedule(forgetUnconfirmed, '29 21 * * *');
