import { useRevalidator } from 'react-router';
import { planLabel } from '#app/memberships/plans.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { OwnRefund, refundsContract } from '../refunds.contract.ts';

const call = api<typeof refundsContract>();

const longestReason = 1000;

/** Says what goes back, what ends and what stays, before it is asked for. */
export function RefundForm({ order, bill }: OwnRefund) {
  const submission = useSubmission();
  const { revalidate } = useRevalidator();
  const { orderId } = order;
  const draftName = `refund:${orderId}`;
  const amount = paiseText(bill.amount);
  const several = bill.parts.length > 1;
  const send = async (form: HTMLFormElement) => {
    const asked = () =>
      call('POST /payment/orders/{orderId}/refund', {
        params: { orderId },
        body: { amount: bill.amount, reason: typedIn(form, 'reason').trim() },
      });
    try {
      await asked();
    } catch (failure) {
      // Something has changed: show the page as it is now, with the refusal above it.
      if (failure instanceof ApiFailure && failure.status === 409) await revalidate();
      throw failure;
    }
    dropDraft(draftName);
    toast.success('Refund asked for');
    await revalidate();
  };
  return (
    <Card as="section" className="refund-form" aria-labelledby="refund-form-heading">
      <div>
        <h2 id="refund-form-heading" className="heading-4">
          Ask for {amount} back
        </h2>
        <p className="text-small text-soft">
          It goes to the account you paid from.
          {bill.rewards > 0 &&
            ` The rewards that you used, ${paiseText(bill.rewards)}, will be payable again.`}
        </p>
      </div>
      {several && (
        <ul className="refund-parts">
          {bill.parts.map((part) => (
            <li key={part.orderId}>
              <span>{planLabel(part.planType)}</span> <b>{paiseText(part.amount)}</b>
            </li>
          ))}
          <li className="text-small text-soft">
            Your upgrade cost less because of this payment, so both go back together. To return only
            the upgrade, ask for it on the upgrade’s own page.
          </li>
        </ul>
      )}
      <div className="refund-outcome">
        <Outcome
          heading="Ends when we approve it"
          icon="x"
          items={order.seats === null ? endsOf(several) : ['All codes of this order']}
        />
        <Outcome
          heading="Stays yours"
          icon="check"
          items={[
            'Your account and your sign-in',
            'Your progress and certificates',
            'Your notes',
            'This page',
          ]}
        />
      </div>
      <Form submission={submission} onSend={(form) => submission.submit(() => send(form))}>
        <Draft name={draftName} />
        <TextArea
          label="What made you decide? (optional)"
          rows={3}
          maxLength={longestReason}
          {...submission.field('reason')}
        />
        <FormEnd
          submission={submission}
          action="Ask for the refund"
          thruster={<Icon name="undo-2" />}
        />
      </Form>
      <p className="text-small text-soft">
        {order.seats === null
          ? 'Until we approve it, your membership continues, and you can withdraw the request.'
          : 'From your request until we decide, nobody can redeem the codes. Until we approve it, you can withdraw the request.'}
      </p>
    </Card>
  );
}

const endsOf = (several: boolean): readonly string[] => [
  several ? 'Both memberships' : 'The membership that this payment bought',
  'Lessons beyond the previews, unless another membership continues',
  'A reward that someone earned from this payment',
];

interface OutcomeProps {
  heading: string;
  icon: 'x' | 'check';
  items: readonly string[];
}

const Outcome = ({ heading, icon, items }: OutcomeProps) => (
  <div>
    <h3 className="text-small strong">{heading}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

export function WithdrawButton({ orderId }: { orderId: string }) {
  const { revalidate } = useRevalidator();
  return (
    <SendButton
      variant="secondary"
      onSend={async () => {
        try {
          await call('DELETE /payment/orders/{orderId}/refund', { params: { orderId } });
          toast.success('Request withdrawn');
        } finally {
          await revalidate();
        }
      }}
    >
      Withdraw the request
    </SendButton>
  );
}
