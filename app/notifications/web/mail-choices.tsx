import { useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { notificationsPath } from '../addresses.ts';
import type { MailPreferences, notificationsContract } from '../contract.ts';

const call = api<typeof notificationsContract>();

/** Which categories are mailed. Each choice is saved at once. */
export function MailChoices({ preferences }: { preferences: MailPreferences }) {
  const [kept, setKept] = useState(preferences);
  const [error, setError] = useState<string>();

  const choose = async (choice: MailPreferences[number]) => {
    const show = (mailed: boolean) =>
      setKept((now) =>
        now.map((each) => (each.category === choice.category ? { ...each, mailed } : each)),
      );
    setError(undefined);
    show(choice.mailed);
    try {
      await call('PUT /notifications/preferences', {
        body: { category: choice.category, mailed: choice.mailed },
      });
      toast.success('Saved');
    } catch (failure) {
      show(!choice.mailed);
      setError(failureText(failure));
      toast.error(failureText(failure));
    }
  };

  return (
    <Card className="stack">
      <p>
        You see everything in the app.{' '}
        <AppLink className="link" to={notificationsPath}>
          All notifications
        </AppLink>
      </p>
      <fieldset>
        <legend className="heading-4">Also by e-mail</legend>
        {kept.map((choice) => (
          <CheckField
            key={choice.category}
            label={choice.label}
            hint={`Mails about ${choice.about}`}
            checked={choice.mailed}
            onChange={(event) => void choose({ ...choice, mailed: event.target.checked })}
          />
        ))}
      </fieldset>
      <p className="text-small text-soft">
        We always mail receipts and anything about the security of your account.
      </p>
      <FormNote>{error}</FormNote>
    </Card>
  );
}
