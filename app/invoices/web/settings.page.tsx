import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { invoicesContract, SellerSetting } from '../contract.ts';
import type { Route } from './+types/settings.page';
import { PartyFields, partyIn } from './party-fields.tsx';

const call = api<typeof invoicesContract>();

/** Proposed until the owner has confirmed them (decisions.md ruling 70). */
const proposed = { sac: '999293', ratePercent: 18 };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Settings',
    description: 'The seller that invoices name.',
    path: '/admin/settings',
    indexed: false,
  });

export const clientLoader = () =>
  personalAnswer(async () => ({ setting: await call('GET /admin/seller') }), { only: 'admin' });

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The settings did not load"
    >
      {({ setting }) => (
        <div className="stack">
          <SellerForm setting={setting} />
          <Register />
        </div>
      )}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function SellerForm({ setting }: { setting: SellerSetting }) {
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
    <Card as="section" className="stack" aria-labelledby="seller-heading">
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

function Register() {
  const submission = useSubmission();
  const save = (form: HTMLFormElement) =>
    submission.submit(async () => {
      const month = typedIn(form, 'month');
      const text = await call('GET /admin/register', { query: { month } });
      saveFile({ name: `register-${month}.csv`, text, type: 'text/csv' });
    });
  return (
    <Card as="section" className="stack" aria-labelledby="register-heading">
      <h2 id="register-heading" className="heading-4">
        Register for the accountant
      </h2>
      <Form submission={submission} onSend={save}>
        <TextField
          label="Month"
          type="month"
          hint="Every document of the month, with the columns of GSTR-1. Refunds are negative."
          {...submission.field('month')}
        />
        <FormEnd submission={submission} action="Save as CSV" />
      </Form>
    </Card>
  );
}
