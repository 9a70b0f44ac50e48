import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { collegeContract, EditedCollegeSettings } from '../contract.ts';

const call = api<typeof collegeContract>();

const linesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** The domains whose addresses open the College plan. */
export function DomainsForm({ settings }: { settings: EditedCollegeSettings }) {
  const submission = useSubmission();
  const { revalidate } = useRevalidator();
  const { field, submit } = submission;
  const save = (form: HTMLFormElement) =>
    submit(async () => {
      await call('PUT /admin/settings/college', {
        body: { domains: linesIn(typedIn(form, 'domains')), version: settings.version },
      });
      dropDraft('settings:domains');
      toast.success('Academic domains saved');
      await revalidate();
    });
  return (
    <Card as="section" id="college" className="stack" aria-labelledby="college-domains-heading">
      <h2 id="college-domains-heading" className="heading-4">
        College plan
      </h2>
      <Form submission={submission} onSend={save}>
        <Draft name="settings:domains" />
        <TextArea
          label="Academic domains"
          rows={5}
          defaultValue={settings.domains.join('\n')}
          hint="One on each line. ac.in includes iitb.ac.in. Anyone who confirms an address in one of them may buy the College plan. Everyone else has to ask you."
          {...field('domains')}
        />
        <FormEnd submission={submission} action="Save domains" />
      </Form>
    </Card>
  );
}
