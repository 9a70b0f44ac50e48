import { useNavigate } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { PasswordField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { personalDataContract } from '../contract.ts';
import { daysToKeep } from '../days-to-keep.ts';

const call = api<typeof personalDataContract>();

interface DeletionDialogProps {
  activePlan?: string | undefined;
  onClose: () => void;
}

export function DeletionDialog({ activePlan, onClose }: DeletionDialogProps) {
  const navigate = useNavigate();
  const passwordIn = (form: HTMLFormElement) => typedIn(form, 'currentPassword');
  const send = async (form: HTMLFormElement) => {
    const { dueAt } = await call('POST /account/deletion', {
      body: {
        currentPassword: passwordIn(form),
        keepCertificates: typedIn(form, 'keepCertificates') === 'yes',
      },
    });
    // First leaves the page that only signed-in people may see.
    await navigate('/');
    forgetIdentity();
    // Someone who signs in again is asked there whether to keep the account.
    storedRedirect.write('/account');
    toast.success(
      `Your account will be deleted on ${instantText(dueAt, 'date')}. Sign in before then to keep it.`,
    );
  };

  return (
    <FormDialog
      title="Delete your account?"
      action="Delete my account"
      danger
      check={(form) =>
        passwordIn(form) ? undefined : { currentPassword: 'Please enter your password' }
      }
      send={send}
      onClose={onClose}
      onSent={onClose}
    >
      {(field) => (
        <>
          <p>
            You are signed out everywhere now. After {daysToKeep} days your name, address, photo and
            messages are erased for good, and your referral code stops working. Until then, sign in
            to keep the account.
          </p>
          {activePlan && (
            <Note kind="warn">
              Your {activePlan} ends with the account, and your progress goes with it. No refund
              follows automatically: ask for one first.
            </Note>
          )}
          <p className="text-small text-soft">
            Orders and payments stay in our books without your name, as the law requires.
          </p>
          <CheckField
            long
            name="keepCertificates"
            value="yes"
            label="Keep my certificates public"
            hint="Their pages stay, with my name, so that anyone with the number can still check them. Otherwise they show as withdrawn, without a name."
          />
          <PasswordField label="Current password" {...field('currentPassword')} />
        </>
      )}
    </FormDialog>
  );
}
