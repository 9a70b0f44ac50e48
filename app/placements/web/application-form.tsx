import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import type { OpeningPage } from '#app/openings/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { placementsContract, Resume } from '../contract.ts';
import { ResumeField } from './resume-field.tsx';

const call = api<typeof placementsContract>();

interface ApplicationFormProps {
  /** Null: for the talent pool. */
  opening: OpeningPage | null;
  resume: Resume | null;
  /** The fields of the last application, as defaults. */
  before: { city: string; portfolio: string | null } | undefined;
  onSent: () => void;
}

/** Résumé, role, city and a link to one's work. The input stays when the server refuses it. */
export function ApplicationForm({ opening, resume: given, before, onSent }: ApplicationFormProps) {
  const [resume, setResume] = useState(given);
  const submission = useSubmission();
  const { field, submit, refuse, mend } = submission;

  const send = async (form: HTMLFormElement) => {
    if (!resume) return refuse({ resume: 'Please add your résumé first.' });
    const typed = (name: string) => typedIn(form, name);
    const body = {
      opening: opening?.slug ?? null,
      role: opening?.title ?? typed('role'),
      city: typed('city'),
      portfolio: typed('portfolio'),
    };
    const sent = await submit(() => call('POST /placements/applications', { body }));
    if (!sent) return;
    toast.success('Application sent');
    onSent();
  };
  const uploaded = (kept: Resume) => {
    mend('resume');
    setResume(kept);
  };

  return (
    <Form submission={submission} onSend={send}>
      <ResumeField resume={resume} error={field('resume').error} onUploaded={uploaded} />
      {!opening && (
        <TextField
          label="Role you are looking for"
          required
          placeholder="Automation engineer"
          {...field('role')}
        />
      )}
      <TextField
        label="City you live in"
        required
        autoComplete="address-level2"
        defaultValue={before?.city}
        {...field('city')}
      />
      <TextField
        label="Portfolio (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={before?.portfolio ?? ''}
        hint="One address that opens on a phone."
        {...field('portfolio')}
      />
      <FormEnd
        submission={submission}
        action="Send application"
        size="large"
        thruster={<Icon name="arrow-up-right" />}
      />
    </Form>
  );
}
