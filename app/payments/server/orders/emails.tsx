import { personOf } from '#app/accounts/server/people.face.ts';
import { planLabel } from '#app/memberships/plans.ts';
import type { Context } from '#app/platform/context.ts';
import {
  MailButton,
  MailFacts,
  MailLayout,
  MailLink,
  Paragraph,
  renderMail,
} from '#app/platform/mail-layout.tsx';
import { queueMail } from '#app/platform/mailer.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { codesText, termInWords } from '../../offer-terms.ts';
import { gatewayPaise } from '../../price.ts';
import { whatChanged } from '../../refusal-texts.ts';
import type { Order } from './queries.ts';

const amountOf = (order: Order): string => paiseText(order.amountPaise);
const rewardsOf = (order: Order): string => paiseText(order.rewardsPaise);
const day = (instant: Date): string => instantText(instant, 'date');

/**
 * The receipt of a paid order, in the transaction that pays it. Nothing is sent to a deleted
 * account.
 */
export async function queueReceipt(ctx: Context, order: Order, paymentId: string): Promise<void> {
  const buyer = await personOf(order.uid);
  if (!buyer) return;
  const { kind, dates } = termInWords(order);
  const mail = await renderMail(
    <MailLayout
      preview={`We received ${paiseText(gatewayPaise(order))}${order.rewardsPaise > 0 ? `, and you used ${rewardsOf(order)} of your rewards` : ''}. Your membership is active.`}
      title={`${order.kind === 'renewal' ? 'Thank you for staying' : 'Welcome aboard'}, ${buyer.displayName}`}
      reason={`You are receiving this receipt because you paid for a membership of ${brand.name}.`}
    >
      <Paragraph>
        We received your payment, and your membership is active. Every course is open to you.
      </Paragraph>
      <MailFacts
        facts={[
          ['Plan', planLabel(order.planType)],
          ['Paid', amountOf(order)],
          ...(order.rewardsPaise > 0
            ? ([
                ['With your rewards', rewardsOf(order)],
                ['Through our payment partner', paiseText(gatewayPaise(order))],
              ] as const)
            : []),
          ['Date', day(ctx.clock.now())],
          [kind, dates],
          ['Order', order.gatewayOrderId ?? order.id],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={publicAddress('/dashboard')}>Go to your dashboard</MailButton>
      <Paragraph>
        Your invoice or receipt is on the page of the order:{' '}
        <MailLink href={publicAddress(`/account/orders/${order.gatewayOrderId ?? ''}`)}>
          save it as a PDF
        </MailLink>
        .
      </Paragraph>
      <Paragraph>
        Not what you were looking for? You can have your money back within {order.guaranteeDays}{' '}
        days. Refunds are processed within 5-7 business days.
      </Paragraph>
    </MailLayout>,
  );
  await queueMail({
    to: buyer.email,
    subject: `Receipt: ${planLabel(order.planType)}, ${amountOf(order)}`,
    key: `receipt:${order.id}`,
    ...mail,
  });
}

const returnReasons = {
  duplicate: () => 'This order had been paid already, so the second payment does not count.',
  superseded: (order: Order) =>
    `${whatChanged(order)} since you placed this order, so the payment does not count.`,
} as const;

interface ReturnedPayment {
  order: Order;
  paymentId: string;
  amountPaise: number;
  reason: keyof typeof returnReasons;
}

/** Explains why a payment did not count and is refunded, in the transaction that decides it. */
export async function queueReturnNotice(
  ctx: Context,
  { order, paymentId, amountPaise, reason }: ReturnedPayment,
): Promise<void> {
  const buyer = await personOf(order.uid);
  if (!buyer) return;
  const amount = paiseText(amountPaise);
  const mail = await renderMail(
    <MailLayout
      preview={`${amount} will be refunded to the account you paid from.`}
      title={`Your payment of ${amount} will be refunded`}
      reason={`You are receiving this notice because a payment to ${brand.name} is being refunded.`}
    >
      <Paragraph>
        {returnReasons[reason](order)} {amount} will be refunded to the account you paid from.
        Refunds are processed within 5-7 business days. You don’t have to do anything.
      </Paragraph>
      <MailFacts
        facts={[
          ['Refund', amount],
          ['Plan', planLabel(order.planType)],
          ['Date', day(ctx.clock.now())],
          ['Order', order.gatewayOrderId ?? order.id],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={publicAddress('/dashboard/membership')}>See your membership</MailButton>
    </MailLayout>,
  );
  await queueMail({
    to: buyer.email,
    subject: `Refund: ${amount}, paid but not needed`,
    key: `returned:${paymentId}`,
    ...mail,
  });
}

/**
 * Explains that an order was refunded and its membership has ended, in the transaction that ends
 * it.
 */
export async function queueRefundNotice(
  ctx: Context,
  order: Order,
  because: 'refunded' | 'charged-back',
  amountPaise: number,
): Promise<void> {
  const buyer = await personOf(order.uid);
  if (!buyer) return;
  const charged = because === 'charged-back';
  const amount = paiseText(amountPaise);
  const plan =
    order.seats === null
      ? planLabel(order.planType)
      : `${codesText(order.seats)} for the ${planLabel(order.planType)}`;
  const ended =
    order.seats === null
      ? 'The membership that this order paid for has ended.'
      : 'The codes of this order no longer work, and any membership redeemed with one has ended.';
  const mail = await renderMail(
    <MailLayout
      preview={charged ? `Your bank took back ${amount}.` : `${amount} is on its way back to you.`}
      title={charged ? 'Your bank took this payment back' : 'Your refund is on its way'}
      reason={`You are receiving this notice because a payment to ${brand.name} was ${charged ? 'taken back by your bank' : 'refunded'}.`}
    >
      <Paragraph>
        {charged
          ? `You or your bank disputed the ${amount} for your ${plan}, and your bank took the money back. ${ended} If that was not your intention, reply to this e-mail.`
          : `${amount} for your ${plan} will be refunded to the account you paid from. Refunds are processed within 5-7 business days. ${ended}`}
      </Paragraph>
      <MailFacts
        facts={[
          [charged ? 'Taken back' : 'Refunded', amount],
          ...(order.rewardsPaise > 0
            ? ([['Rewards, payable again', rewardsOf(order)]] as const)
            : []),
          ['Date', day(ctx.clock.now())],
          ['Order', order.gatewayOrderId ?? order.id],
        ]}
      />
      {order.seats === null && (
        <Paragraph>Your progress is kept, and will be here if you come back.</Paragraph>
      )}
    </MailLayout>,
  );
  await queueMail({
    to: buyer.email,
    subject: `${charged ? 'Payment taken back' : 'Refund'}: ${amount}`,
    key: `refund:${order.id}`,
    ...mail,
  });
}
