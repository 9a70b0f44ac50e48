import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { takeFocus } from '#app/ui/base/take-focus.ts';
import { EmailField, PasswordField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { ownAccountContract } from '../own-account.contract.ts';

const call = api<typeof ownAccountContract>();

export function EmailChangeForm({ onClose }: { onClose: () => void }) {
  const submission = useSubmission({
    fallback: 'Your request was not sent. Please try again.',
  });
  const { field, submit } = submission;
  const { revalidate } = useRevalidator();

  const send = (form: HTMLFormElement) => {
    const body = {
      newEmail: typedIn(form, 'newEmail'),
      currentPassword: typedIn(form, 'currentPassword'),
    };
    return submit(async () => {
      toast.success((await call('POST /account/email-change', { body })).message);
      await revalidate();
      onClose();
    });
  };

  return (
    <Form submission={submission} onSend={send}>
      <EmailField
        ref={takeFocus}
        label="New e-mail"
        {...field('newEmail')}
        hint="We send one link to this address and one to your current address. Your account moves once you have confirmed both."
      />
      <PasswordField label="Current password" {...field('currentPassword')} />
      <FormEnd submission={submission} action="Send the links">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}
