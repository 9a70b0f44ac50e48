import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { payoutsContract } from '../payouts.contract.ts';

const call = api<typeof payoutsContract>();

/** Asks where the money should go. The amount is all that is payable. */
export function PayoutForm({ amount }: { amount: number }) {
  const submission = useSubmission();
  const { field, submit } = submission;
  const { revalidate } = useRevalidator();
  const [way, setWay] = useState<'upi' | 'bank'>('upi');
  const ask = async (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    try {
      await call('POST /referral/payouts', {
        body:
          way === 'upi'
            ? { amount, way, upiId: typed('upiId') }
            : {
                amount,
                way,
                holder: typed('holder'),
                account: typed('account'),
                ifsc: typed('ifsc'),
              },
      });
    } catch (failure) {
      // Something has changed: show the page as it is now, with the refusal above it.
      if (failure instanceof ApiFailure && failure.status === 409) await revalidate();
      throw failure;
    }
    toast.success('Payout requested');
    await revalidate();
  };
  return (
    <Card as="section" className="payout-form" aria-labelledby="payout-heading">
      <div>
        <h2 id="payout-heading" className="heading-4">
          Request {paiseText(amount)}
        </h2>
        <p className="text-small text-soft">
          That is all that is payable now. We store your account encrypted, and show only a part of
          it.
        </p>
      </div>
      <Form submission={submission} onSend={(form) => submit(() => ask(form))}>
        <SelectField
          label="Pay to"
          value={way}
          onChange={({ target }) => setWay(target.value === 'bank' ? 'bank' : 'upi')}
          options={[
            { value: 'upi', label: 'UPI ID' },
            { value: 'bank', label: 'Bank account' },
          ]}
        />
        {way === 'upi' ? (
          <TextField
            label="UPI ID"
            hint="For example name@bank"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            {...field('upiId')}
          />
        ) : (
          <>
            <TextField
              label="Account holder"
              hint="As the bank writes it"
              autoComplete="name"
              maxLength={100}
              {...field('holder')}
            />
            <TextField
              label="Account number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              {...field('account')}
            />
            <TextField
              label="IFSC"
              hint="For example HDFC0001234"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={15}
              {...field('ifsc')}
            />
          </>
        )}
        <FormEnd submission={submission} action={`Request ${paiseText(amount)}`} />
      </Form>
    </Card>
  );
}
