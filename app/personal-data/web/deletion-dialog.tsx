import { Icon } from '#app/ui/icon.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormNote, Note } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { personalDataContract } from '../contract.ts';
import { daysToKeep } from '../days-to-keep.ts';

const call = api<typeof personalDataContract>();

interface DeletionDialogProps {
  activePlan?: string | undefined;
  onClose: () => void;
}

export const DeletionDialog = ({ activePlan, onClose }: DeletionDialogProps) => (
  <Dialog open onClose={onClose} title="Delete your account?">
    <DeletionForm activePlan={activePlan} onClose={onClose} />
  </Dialog>
);

function DeletionForm({ activePlan, onClose }: DeletionDialogProps) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true });
  const { busy, text, fields, submit } = submission;

  const send = () =>
    submit(async () => {
      const { dueAt } = await call('POST /account/deletion', { body: { currentPassword: password } });
      // First away from what only someone signed in may see.
      await navigate('/');
      forgetIdentity();
      // Who signs in again is asked there whether the account shall stay.
      storedRedirect.write('/account');
      toast.success(`Your account will be deleted on ${instantText(dueAt, 'date')}. Sign in before then to keep it.`);
    });

  return (
    <Form submission={submission} onSend={send}>
      <p>
        You are signed out everywhere now. After {daysToKeep} days your name, address, photo and messages are erased for good, and your
        referral code stops working. Until then, sign in to keep the account.
      </p>
      {activePlan && (
        <Note kind="warn">
          Your {activePlan} ends with the account, and your progress and certificates go with it. No refund follows by itself: ask for one
          first.
        </Note>
      )}
      <p className="text-small text-soft">Orders and payments stay in our books without your name, as the law asks.</p>
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        icon={<Icon name="lock-keyhole" />}
        value={password}
        error={fields['currentPassword']}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <FormNote>{text}</FormNote>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!password}>
          Delete my account
        </Button>
      </div>
    </Form>
  );
}
