import { personOf } from '#app/accounts/server/people.face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { AtSupport } from '#app/platform/mail-layout.tsx';
import { queueNoticeMail } from '#app/platform/notice-mail.tsx';
import { brand } from '#app/shared/brand.ts';
import { paiseText } from '#app/shared/money.ts';
import { payoutNews } from '../payout-news.ts';
import type { PayoutRow } from './payouts.queries.ts';

const notify = tellerOf(payoutNews);

export type PayoutStep =
  | { kind: 'payout-requested' | 'payout-sending' }
  | { kind: 'payout-paid'; reference: string }
  | { kind: 'payout-refused' | 'payout-withdrawn'; reason: string };

type Told = Pick<PayoutRow, 'id' | 'uid' | 'amountPaise' | 'to'>;

/** Tells a member of a step of their payout, in the transaction that takes it. */
export async function tellOfPayout(ctx: Context, payout: Told, step: PayoutStep): Promise<void> {
  const { id, uid, amountPaise, to } = payout;
  const about = { amountPaise, to };
  const key = `${step.kind}:${id}`;
  switch (step.kind) {
    case 'payout-requested':
    case 'payout-sending': {
      await notify(ctx, { uid, kind: step.kind, data: about, key });
      return mail(payout, key, payoutNews[step.kind], about);
    }
    case 'payout-paid': {
      const data = { ...about, reference: step.reference };
      await notify(ctx, { uid, kind: step.kind, data, key });
      return mail(payout, key, payoutNews[step.kind], data);
    }
    default: {
      const data = { ...about, reason: step.reason };
      await notify(ctx, { uid, kind: step.kind, data, key });
      return mail(payout, key, payoutNews[step.kind], data);
    }
  }
}

async function mail<Data>(
  { uid, amountPaise, to }: Told,
  key: string,
  { title, text }: { title: (data: Data) => string; text: (data: Data) => string },
  data: Data,
): Promise<void> {
  const member = await personOf(uid);
  // Nothing is sent to a deleted account.
  if (!member) return;
  await queueNoticeMail({
    to: member.email,
    name: member.displayName,
    subject: title(data),
    preview: title(data),
    reason: `You are receiving this notice because you asked ${brand.name} for a payout.`,
    text: text(data),
    facts: [
      ['Amount', paiseText(amountPaise)],
      ['To', to],
    ],
    closing: (
      <>
        Questions? Write to us <AtSupport />.
      </>
    ),
    key,
  });
}
