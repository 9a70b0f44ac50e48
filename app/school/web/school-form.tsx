import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Draft } from '#app/ui/form/draft.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { EditedSchoolSettings, schoolContract } from '../contract.ts';

const call = api<typeof schoolContract>();

/** How the school presents itself. */
export function SchoolForm({ settings }: { settings: EditedSchoolSettings }) {
  const submission = useSubmission();
  const { revalidate } = useRevalidator();
  const { field, submit } = submission;
  const save = (form: HTMLFormElement) =>
    submit(async () => {
      const typed = (name: string) => typedIn(form, name);
      await call('PUT /admin/settings/school', {
        body: {
          name: typed('name'),
          supportEmail: typed('supportEmail'),
          linkedin: typed('linkedin'),
          instagram: typed('instagram'),
          grievanceOfficer: typed('grievanceOfficer'),
          version: settings.version,
        },
      });
      dropDraft('settings:school');
      toast.success('School saved');
      await revalidate();
    });
  return (
    <Card as="section" id="school" className="stack" aria-labelledby="school-heading">
      <h2 id="school-heading" className="heading-4">
        School
      </h2>
      <Form submission={submission} onSend={save}>
        <Draft name="settings:school" />
        <TextField
          label="Name"
          required
          maxLength={40}
          defaultValue={settings.name}
          hint="On every page, and in mails and documents. Issued certificates and invoices keep the name that they have."
          {...field('name')}
        />
        <TextField
          label="Support address (optional)"
          type="email"
          defaultValue={settings.supportEmail ?? ''}
          hint="Where people write to. Without one, pages lead to the contact form."
          {...field('supportEmail')}
        />
        <TextField
          label="LinkedIn (optional)"
          type="url"
          maxLength={200}
          defaultValue={settings.linkedin ?? ''}
          hint="The footer links to it."
          {...field('linkedin')}
        />
        <TextField
          label="Instagram (optional)"
          type="url"
          maxLength={200}
          defaultValue={settings.instagram ?? ''}
          hint="The footer links to it."
          {...field('instagram')}
        />
        <TextArea
          label="Grievance officer"
          rows={3}
          maxLength={300}
          defaultValue={settings.grievanceOfficer ?? ''}
          hint="The person who answers for personal data: name, postal address and telephone number. The privacy policy names them."
          {...field('grievanceOfficer')}
        />
        <FormEnd submission={submission} action="Save school">
          <span className="text-small text-soft">
            Open pages show it after they are loaded again.
          </span>
        </FormEnd>
      </Form>
    </Card>
  );
}
