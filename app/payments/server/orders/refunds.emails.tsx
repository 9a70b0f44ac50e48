import { personOf } from '#app/accounts/server/people.face.ts';
import { planLabel } from '#app/memberships/plans.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { AtSupport } from '#app/platform/mail-layout.tsx';
import { queueNoticeMail } from '#app/platform/notice-mail.tsx';
import { brand } from '#app/shared/brand.ts';
import { paiseText } from '#app/shared/money.ts';
import { refundNews } from '../../refund-news.ts';
import type { Order } from './queries.ts';

const notify = tellerOf(refundNews);

interface RefundStep {
  order: Pick<Order, 'uid' | 'planType' | 'seats' | 'gatewayOrderId'>;
  amountPaise: number;
  /** An upgrade that goes back with the order. */
  upgrade?: Pick<Order, 'planType'> | undefined;
  /** Distinguishes the notices of one kind. */
  of: string;
}

/** Tells the buyer of a step of their refund, in the transaction that takes it. */
export async function tellOfRefund(
  ctx: Context,
  kind: Exclude<keyof typeof refundNews, 'refund-refused'>,
  step: RefundStep,
): Promise<void> {
  const data = dataOf(step);
  const { title, text } = refundNews[kind];
  await notify(ctx, { uid: step.order.uid, kind, data, key: `${kind}:${step.of}` });
  await queueStep(step, kind, title(data), text(data));
}

/** The same for a refusal, with the answer. */
export async function tellOfRefusal(
  ctx: Context,
  { answer, ...step }: RefundStep & { answer: string },
): Promise<void> {
  const kind = 'refund-refused';
  const data = { ...dataOf(step), answer };
  const { title, text } = refundNews[kind];
  await notify(ctx, { uid: step.order.uid, kind, data, key: `${kind}:${step.of}` });
  await queueStep(step, kind, title(data), text(data));
}

const dataOf = ({ order, amountPaise, upgrade }: RefundStep) => ({
  plan: planLabel(order.planType),
  amountPaise,
  orderId: order.gatewayOrderId ?? '',
  ...(order.seats !== null && { seats: order.seats }),
  ...(upgrade && { upgrade: planLabel(upgrade.planType) }),
});

async function queueStep(
  { order, amountPaise, upgrade, of }: RefundStep,
  kind: string,
  subject: string,
  text: string,
): Promise<void> {
  const buyer = await personOf(order.uid);
  // Nothing is sent to a deleted account.
  if (!buyer) return;
  await queueNoticeMail({
    to: buyer.email,
    name: buyer.displayName,
    subject,
    preview: subject,
    reason: `You are receiving this notice because it is about a payment to ${brand.name}.`,
    text,
    facts: [
      [
        'Plan',
        [order, ...(upgrade ? [upgrade] : [])]
          .map(({ planType }) => planLabel(planType))
          .join(', '),
      ],
      ['Amount', paiseText(amountPaise)],
      ['Order', order.gatewayOrderId ?? ''],
    ],
    closing: (
      <>
        Questions? Write to us <AtSupport />.
      </>
    ),
    key: `${kind}:${of}`,
  });
}
