import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { paiseOf, rupeesOf } from '#app/shared/money.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { EditedReferralSettings, referralsContract } from '../contract.ts';

const call = api<typeof referralsContract>();

/** What a referral saves the buyer and earns the referrer, and the smallest payout. */
export function ReferralTermsForm({ settings }: { settings: EditedReferralSettings }) {
  const submission = useSubmission();
  const { revalidate } = useRevalidator();
  const { field, submit } = submission;
  const save = (form: HTMLFormElement) =>
    submit(async () => {
      await call('PUT /admin/settings/referrals', {
        body: {
          discountPercent: Number(typedIn(form, 'discountPercent') || Number.NaN),
          rewardPercent: Number(typedIn(form, 'rewardPercent') || Number.NaN),
          leastPayoutPaise: paiseOf(Number(typedIn(form, 'leastPayoutPaise') || Number.NaN)),
          version: settings.version,
        },
      });
      dropDraft('settings:referrals');
      toast.success('Referrals saved');
      await revalidate();
    });
  return (
    <Card as="section" id="referrals" className="stack" aria-labelledby="referral-terms-heading">
      <h2 id="referral-terms-heading" className="heading-4">
        Referrals
      </h2>
      <Form submission={submission} onSend={save}>
        <Draft name="settings:referrals" />
        <TextField
          label="The buyer’s discount in percent"
          inputMode="numeric"
          maxLength={2}
          required
          defaultValue={settings.discountPercent}
          hint="Off a first purchase with somebody’s code."
          {...field('discountPercent')}
        />
        <TextField
          label="The referrer’s reward in percent"
          inputMode="numeric"
          maxLength={3}
          required
          defaultValue={settings.rewardPercent}
          hint="Of what the buyer paid."
          {...field('rewardPercent')}
        />
        <TextField
          label="Smallest payout in rupees"
          inputMode="numeric"
          maxLength={6}
          required
          defaultValue={rupeesOf(settings.leastPayoutPaise)}
          hint="100 to 10,000. A referrer can ask for a payout once this much is payable. Payouts that were asked for before are not affected."
          {...field('leastPayoutPaise')}
        />
        <FormEnd submission={submission} action="Save referrals">
          <span className="text-small text-soft">
            Percents apply to new orders. Existing orders keep theirs.
          </span>
        </FormEnd>
      </Form>
    </Card>
  );
}
