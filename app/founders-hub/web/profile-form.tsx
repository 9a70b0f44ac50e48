import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { foundersHubContract, OwnProfile } from '../contract.ts';
import { profileFields, type ProfileField } from '../profile-fields.ts';

const call = api<typeof foundersHubContract>();

interface ProfileFormProps {
  own: OwnProfile;
  onSaved: (own: OwnProfile) => void;
}

/** The input stays if it can't be saved, and closing the window asks first. */
export function ProfileForm({ own: { profile, version, shareKey }, onSaved }: ProfileFormProps) {
  const [typed, setTyped] = useState(false);
  const submission = useSubmission();
  const { field, submit } = submission;
  useEffect(() => {
    if (!typed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [typed]);

  const send = async (form: HTMLFormElement) => {
    const words = Object.fromEntries(
      profileFields.map(({ name }) => [name, typedIn(form, name)]),
    ) as Record<ProfileField, string>;
    const body = {
      ...words,
      website: typedIn(form, 'website'),
      email: typedIn(form, 'email').trim(),
      version,
    };
    const saved = await submit(async () =>
      onSaved(await call('PUT /founders-hub/profile', { body })),
    );
    if (!saved) return;
    setTyped(false);
    toast.success('Profile saved');
  };

  return (
    <Card>
      <Form submission={submission} onInput={() => setTyped(true)} onSend={send}>
        {profileFields.map(({ name, label, most, rows, hint }) => {
          const line = {
            ...field(name),
            label,
            hint,
            maxLength: most,
            defaultValue: profile[name],
          };
          return rows === 1 ? (
            <TextField key={name} {...line} />
          ) : (
            <TextArea key={name} rows={rows} {...line} />
          );
        })}
        <TextField
          label="Website (optional)"
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={profile.website ?? ''}
          {...field('website')}
        />
        <TextField
          label="E-mail for answers (optional)"
          type="email"
          defaultValue={profile.email}
          hint="Shown on the page. Your account’s address never is."
          {...field('email')}
        />
        <FormEnd submission={submission} action="Save profile">
          <p role="status" className="text-small text-soft">
            {typed
              ? 'Not saved yet'
              : version > 0
                ? `Saved${shareKey ? ', and shown under your link' : ''}`
                : ''}
          </p>
        </FormEnd>
      </Form>
    </Card>
  );
}
