import { useEffect, useState, type SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { Card } from '#app/ui/surface.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import type { foundersHubContract, OwnProfile } from '../contract.ts';
import { profileFields, type ProfileField } from '../profile-fields.ts';

const call = api<typeof foundersHubContract>();

interface ProfileFormProps {
  own: OwnProfile;
  onSaved: (own: OwnProfile) => void;
}

/** What was typed stays when it can't be saved, and is asked about before the window is closed over it. */
export function ProfileForm({ own: { profile, version, shareKey }, onSaved }: ProfileFormProps) {
  const [typed, setTyped] = useState(false);
  const { busy, text, fields, save } = useSaving();
  const form = useFaultFocus(fields);
  useEffect(() => {
    if (!typed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [typed]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget } = event;
    const words = Object.fromEntries(profileFields.map(({ name }) => [name, typedIn(currentTarget, name)])) as Record<ProfileField, string>;
    const body = { ...words, website: typedIn(currentTarget, 'website'), email: typedIn(currentTarget, 'email').trim(), version };
    const saved = await save(async () => onSaved(await call('PUT /founders-hub/profile', { body })));
    if (!saved) return;
    setTyped(false);
    toast.success('Profile saved');
  };

  return (
    <Card>
      <form ref={form} method="post" noValidate className="stack" onInput={() => setTyped(true)} onSubmit={(event) => void submit(event)}>
        {profileFields.map(({ name, label, most, rows, hint }) => {
          const field = { label, name, hint, maxLength: most, defaultValue: profile[name], error: fields[name] };
          return rows === 1 ? <TextField key={name} {...field} /> : <TextArea key={name} rows={rows} {...field} />;
        })}
        <TextField
          label="Website (optional)"
          name="website"
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={profile.website ?? ''}
          error={fields['website']}
        />
        <TextField
          label="E-mail for answers (optional)"
          name="email"
          type="email"
          defaultValue={profile.email}
          hint="Shown on the page. Your account’s address never is."
          error={fields['email']}
        />
        <FormNote>{text}</FormNote>
        <div className="row">
          <Button type="submit" busy={busy}>
            Save profile
          </Button>
          <p role="status" className="text-small text-soft">
            {typed ? 'Not saved yet' : version > 0 ? `Saved${shareKey ? ', and shown under your link' : ''}` : ''}
          </p>
        </div>
      </form>
    </Card>
  );
}
