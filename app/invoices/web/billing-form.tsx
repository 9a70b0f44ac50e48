import { api } from '#app/shared/api-client.ts';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { BillingDetails, invoicesContract } from '../contract.ts';
import { PartyFields, partyIn } from './party-fields.tsx';

const call = api<typeof invoicesContract>();

/** What the next invoice says about its buyer; folded, since few people buy for a firm. */
export function BillingForm({
  details,
  onSaved,
}: {
  details: BillingDetails | null;
  onSaved?: () => void;
}) {
  const submission = useSubmission();
  const save = (form: HTMLFormElement) =>
    submission.submit(async () => {
      await call('PUT /billing-details', { body: partyIn(form) });
      toast.success('Billing details saved');
      onSaved?.();
    });
  return (
    <Accordion
      name="billing-details"
      items={[
        {
          title: 'Buying for a firm? Add its GSTIN to your next invoice',
          content: (
            <div className="stack">
              <p className="text-small text-soft">
                You don’t have to fill this in. Documents that you already have stay as they are.
              </p>
              <Form submission={submission} onSend={save}>
                <PartyFields
                  field={submission.field}
                  party={details}
                  noState="Not stated"
                  gstinHint="It must belong to the state above."
                />
                <FormEnd submission={submission} action="Save billing details" />
              </Form>
            </div>
          ),
        },
      ]}
    />
  );
}
