import { useId, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { Attempt, projectsContract } from '../contract.ts';
import { AttemptView } from './attempt-view.tsx';

const call = api<typeof projectsContract>();

interface OwnAttemptsProps {
  heading: string;
  attempts: readonly Attempt[];
  onChanged: () => Promise<void>;
}

/** Some of a learner's attempts, the newest first, with the responses. */
export function OwnAttempts({ heading, attempts, onChanged }: OwnAttemptsProps) {
  const id = useId();
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  const takeBack = async () => {
    if (asked === undefined) return;
    await call('DELETE /project-submissions/{id}', { params: { id: asked } });
    toast.success('Submission taken back');
    close();
    await onChanged();
  };
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="heading-3">
        {heading}
      </h2>
      {attempts.map((attempt) => (
        <AttemptView key={attempt.id} attempt={attempt}>
          {!attempt.response && (
            <div>
              <Button variant="secondary" size="small" onClick={() => setAsked(attempt.id)}>
                Take back
              </Button>
            </div>
          )}
        </AttemptView>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title="Take this submission back?"
        action="Take back"
        onConfirm={takeBack}
        onClose={close}
      >
        It will be deleted, and nobody will respond to it. You can submit another one.
      </ConfirmDialog>
    </section>
  );
}
