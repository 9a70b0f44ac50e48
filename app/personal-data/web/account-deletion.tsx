import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { personalDataContract } from '../contract.ts';
import { daysToKeep } from '../days-to-keep.ts';
import './own-data.css';

const DeletionDialog = later(partOf(() => import('./deletion-dialog.tsx'), 'DeletionDialog'));

const call = api<typeof personalDataContract>();

interface AccountDeletionProps {
  /** E.g. "Premium Plan (Lifetime)"; absent without an active membership. */
  activePlan?: string | undefined;
  isAdmin: boolean;
}

/** Deleting the account, and what it costs. */
export function AccountDeletion({ activePlan, isAdmin }: AccountDeletionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card className="own-data">
      <div className="own-data-head">
        <div>
          <h3 className="heading-4">Delete the account</h3>
          <p className="text-soft">
            {isAdmin
              ? 'Admins can’t delete their account. Have another admin remove the role first.'
              : `You have ${daysToKeep} days to change your mind.`}
          </p>
        </div>
        {!isAdmin && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        )}
      </div>
      {asking && <DeletionDialog activePlan={activePlan} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/**
 * Says when the account is deleted, and keeps it with one press; empty without a pending deletion.
 */
export function DeletionNotice({ dueAt }: { dueAt: string | null }) {
  const { revalidate } = useRevalidator();
  const { busy, text, submit } = useSubmission();
  if (!dueAt) return null;

  const keep = () =>
    submit(async () => {
      await call('DELETE /account/deletion');
      toast.success('Your account stays');
      await revalidate();
    });

  return (
    <Note kind="warn">
      <div className="deletion-notice">
        <p>
          <b>
            Your account will be deleted on <LocalTime instant={dueAt} />.
          </b>{' '}
          You asked for it. Until then you can keep it, with everything in it.
        </p>
        <Button busy={busy} onClick={() => void keep()}>
          Keep my account
        </Button>
        <FormNote>{text}</FormNote>
      </div>
    </Note>
  );
}
