import { api } from '#app/shared/api-client.ts';
import { saveFile } from '#app/ui/base/save-file.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { invoicesContract } from '../contract.ts';

const call = api<typeof invoicesContract>();

/** A month's documents as a file for the accountant. */
export function RegisterForm() {
  const submission = useSubmission();
  const save = (form: HTMLFormElement) =>
    submission.submit(async () => {
      const month = typedIn(form, 'month');
      const text = await call('GET /admin/register', { query: { month } });
      saveFile({ name: `register-${month}.csv`, text, type: 'text/csv' });
    });
  return (
    <Card as="section" id="register" className="stack" aria-labelledby="register-heading">
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
