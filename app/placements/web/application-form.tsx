import { ArrowUpRight } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { OpeningPage } from '#app/openings/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import type { placementsContract, Resume } from '../contract.ts';
import { ResumeField } from './resume-field.tsx';

const call = api<typeof placementsContract>();

interface ApplicationFormProps {
  /** Null: for whatever comes. */
  opening: OpeningPage | null;
  resume: Resume | null;
  /** What the last application said, to begin with. */
  before: { city: string; portfolio: string | null } | undefined;
  onSent: () => void;
}

/** Résumé, role, city and a link to what one has built; what was typed stays when the server refuses it. */
export function ApplicationForm({ opening, resume: given, before, onSent }: ApplicationFormProps) {
  const [resume, setResume] = useState(given);
  const [missing, setMissing] = useState<string>();
  const { busy, text, fields, save } = useSaving();
  const form = useFaultFocus(fields);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (!resume) return setMissing('Please add your résumé first.');
    const typed = (name: string) => typedIn(event.currentTarget, name);
    const body = {
      opening: opening?.slug ?? null,
      role: opening?.title ?? typed('role'),
      city: typed('city'),
      portfolio: typed('portfolio'),
    };
    const sent = await save(() => call('POST /placements/applications', { body }));
    if (!sent) return;
    toast.success('Application sent');
    onSent();
  };
  const uploaded = (kept: Resume) => {
    setMissing(undefined);
    setResume(kept);
  };

  return (
    <form ref={form} method="post" noValidate className="stack" onSubmit={(event) => void submit(event)}>
      <ResumeField resume={resume} error={missing} onUploaded={uploaded} />
      {!opening && (
        <TextField label="Role that you look for" name="role" required placeholder="Automation engineer" error={fields['role']} />
      )}
      <TextField
        label="City that you live in"
        name="city"
        required
        autoComplete="address-level2"
        defaultValue={before?.city}
        error={fields['city']}
      />
      <TextField
        label="Portfolio (optional)"
        name="portfolio"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={before?.portfolio ?? ''}
        hint="One address that opens on a phone."
        error={fields['portfolio']}
      />
      <FormNote>{text}</FormNote>
      <div>
        <Button type="submit" size="large" thruster={<ArrowUpRight />} busy={busy}>
          Send application
        </Button>
      </div>
    </form>
  );
}
