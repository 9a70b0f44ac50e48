import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { invoicesContract, SellerSetting } from '../contract.ts';
import { PartyFields, partyIn } from './party-fields.tsx';

const call = api<typeof invoicesContract>();

/** Proposed until the owner has confirmed them (decisions.md ruling 70). */
const proposed = { sac: '999293', ratePercent: 18 };

/** Who sells, as invoices name them. */
export function SellerForm({ setting }: { setting: SellerSetting }) {
  const submission = useSubmission();
  const { revalidate } = useRevalidator();
  const { field, submit } = submission;
  const seller = setting?.seller;
  const save = (form: HTMLFormElement) =>
    submit(async () => {
      const { state, ...party } = partyIn(form);
      await call('PUT /admin/seller', {
        body: {
          ...party,
          state: state ?? '',
          sac: typedIn(form, 'sac').trim(),
          ratePercent: Number(typedIn(form, 'ratePercent')),
        },
      });
      toast.success('Seller saved');
      await revalidate();
    });
  return (
    <Card as="section" id="seller" className="stack" aria-labelledby="seller-heading">
      <h2 id="seller-heading" className="heading-4">
        Seller
      </h2>
      {!seller?.gstin && (
        <Note kind="warn">
          {seller
            ? 'Without a GSTIN, buyers get receipts, not tax invoices.'
            : 'Say who sells. Until you do, buyers get receipts that name only the school.'}
        </Note>
      )}
      <Form submission={submission} onSend={save}>
        <PartyFields
          field={field}
          party={seller ?? null}
          noState="Choose a state"
          gstinHint="With it, buyers get tax invoices. It must belong to the state above."
        />
        <TextField
          label="SAC"
          inputMode="numeric"
          maxLength={6}
          defaultValue={seller?.sac ?? proposed.sac}
          hint="The code of the service. Confirm it with your accountant."
          {...field('sac')}
        />
        <TextField
          label="GST rate in percent"
          inputMode="numeric"
          maxLength={2}
          defaultValue={seller?.ratePercent ?? proposed.ratePercent}
          hint="Prices include it."
          {...field('ratePercent')}
        />
        <FormEnd submission={submission} action="Save seller">
          <span className="text-small text-soft">
            This applies to the next document. Those already issued stay as they are.
          </span>
        </FormEnd>
      </Form>
      {setting && (
        <p className="text-small text-soft">
          Since <LocalTime instant={setting.since} />
        </p>
      )}
    </Card>
  );
}
