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
import { ownSeatsPath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { codesText } from '../../offer-terms.ts';
import type { Order } from './queries.ts';

/**
 * The receipt of paid seats, in the transaction that pays them. It names no code: mail is read by
 * more people than one.
 */
export async function queueSeatsReceipt(
  ctx: Context,
  order: Order & { seats: number },
  paymentId: string,
): Promise<void> {
  const buyer = await personOf(order.uid);
  // Nothing is sent to a deleted account.
  if (!buyer) return;
  const amount = paiseText(order.amountPaise);
  const codes = codesText(order.seats);
  const mail = await renderMail(
    <MailLayout
      preview={`We received ${amount}. ${codes} ${order.seats === 1 ? 'is' : 'are'} ready.`}
      title={`Thank you, ${buyer.displayName}`}
      reason={`You are receiving this receipt because you paid for memberships of ${brand.name} for other people.`}
    >
      <Paragraph>
        We received your payment. Give each person one code: it starts a membership in the account
        of whoever redeems it first. Your own membership stays as it is.
      </Paragraph>
      <MailFacts
        facts={[
          ['Plan', planLabel(order.planType)],
          ['Codes', `${order.seats} × ${paiseText(order.amountPaise / order.seats)}`],
          ['Paid', amount],
          ['Date', instantText(ctx.clock.now(), 'date')],
          ['Order', order.gatewayOrderId ?? order.id],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={publicAddress(ownSeatsPath)}>See the codes</MailButton>
      <Paragraph>
        Your invoice or receipt is on the page of the order:{' '}
        <MailLink href={publicAddress(`/account/orders/${order.gatewayOrderId ?? ''}`)}>
          save it as a PDF
        </MailLink>
        .
      </Paragraph>
      <Paragraph>
        You can have your money back within {order.guaranteeDays} days, as long as none of the codes
        has been redeemed. Refunds are processed within 5-7 business days.
      </Paragraph>
    </MailLayout>,
  );
  await queueMail({
    to: buyer.email,
    subject: `Receipt: ${order.seats} × ${planLabel(order.planType)}, ${amount}`,
    key: `receipt:${order.id}`,
    ...mail,
  });
}
