import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { EditedGuaranteeSettings, guaranteeContract } from '../guarantee.contract.ts';

const call = api<typeof guaranteeContract>();

/** How long a buyer can have the money back. */
export function GuaranteeForm({ settings }: { settings: EditedGuaranteeSettings }) {
  const submission = useSubmission();
  const { revalidate } = useRevalidator();
  const { field, submit } = submission;
  const save = (form: HTMLFormElement) =>
    submit(async () => {
      await call('PUT /admin/settings/guarantee', {
        body: {
          days: Number(typedIn(form, 'days') || Number.NaN),
          version: settings.version,
        },
      });
      dropDraft('settings:guarantee');
      toast.success('Guarantee saved');
      await revalidate();
    });
  return (
    <Card as="section" id="guarantee" className="stack" aria-labelledby="guarantee-heading">
      <h2 id="guarantee-heading" className="heading-4">
        Money-back guarantee
      </h2>
      <Form submission={submission} onSend={save}>
        <Draft name="settings:guarantee" />
        <TextField
          label="Days"
          inputMode="numeric"
          maxLength={3}
          required
          defaultValue={settings.days}
          hint="7 to 120. A buyer can ask for the whole fee back within this many days of paying. The plans, the checkout, receipts, questions and policies name them. A referral reward becomes payable after the same days."
          {...field('days')}
        />
        <FormEnd submission={submission} action="Save guarantee">
          <span className="text-small text-soft">
            This applies to new orders. Existing orders keep their days.
          </span>
        </FormEnd>
      </Form>
    </Card>
  );
}
