import { useRef } from 'react';
import { api } from '#app/shared/api-client.ts';
import { MoveButtons, NextWaiting } from '#app/ui/list/inbox.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { applicationAddress, inboxPath } from '../addresses.ts';
import { laterStates, stateTexts, type LaterState } from '../application-state.ts';
import type { ApplicationWithNotes, placementsContract } from '../contract.ts';

const call = api<typeof placementsContract>();

const verbs: Readonly<Record<LaterState, string>> = {
  'in-review': 'Start review',
  interview: 'Invite to interview',
  offer: 'Make an offer',
  closed: 'Close',
};

interface ApplicationMovesProps {
  application: ApplicationWithNotes;
  onMoved: (application: ApplicationWithNotes) => void;
}

/**
 * The applicant is notified of each move, in the app and by mail, with the message written here.
 */
export function ApplicationMoves({
  application: { id, state, next },
  onMoved,
}: ApplicationMovesProps) {
  const words = useRef<HTMLTextAreaElement>(null);
  const submission = useSubmission();
  const move = (to: LaterState) =>
    submission.submit(async () => {
      const message = words.current?.value ?? '';
      const moved = await call('POST /admin/placements/{id}/moves', {
        params: { id },
        body: { from: state, to, message },
      });
      onMoved(moved);
      toast.success(`Moved to ${stateTexts[to].toLowerCase()}`);
    });
  return (
    <div role="group" aria-label="Next step" className="stack">
      <TextArea
        ref={words}
        label="Message to the applicant (optional)"
        rows={3}
        hint="Sent with the next change: a time, a link or a reason."
        {...submission.field('message')}
      />
      <MoveButtons
        submission={submission}
        states={laterStates}
        verbs={verbs}
        state={state}
        onMove={move}
      />
      <NextWaiting to={next && applicationAddress(next)} from={useListLeft(inboxPath)} />
    </div>
  );
}
