import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Outline } from '../contract.ts';
import type { NewerTexts, suppliedContract } from '../supplied.contract.ts';
import { ChangeList } from './change-list.tsx';
import { saversDone } from './open-savers.ts';

const call = api<typeof suppliedContract>();

interface NewerTextsDialogProps {
  outline: Outline;
  onClose: () => void;
}

/** Shows what the newer texts of an upgrade would change in the draft; the author takes them or not. */
export function NewerTextsDialog({ outline, onClose }: NewerTextsDialogProps) {
  const { id, draftSince } = outline;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<NewerTexts>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(() => {
    saversDone()
      .then(() => call('GET /authoring/courses/{id}/supplied', { params: { id } }))
      .then(setShown, (thrown: unknown) => setFailure(failureText(thrown)));
  }, [id]);
  useEffect(load, [load]);

  const answered = async (how: 'draft' | 'kept', stamp: string) => {
    try {
      await call(`POST /authoring/courses/{id}/supplied/${how}`, {
        params: { id },
        body: { stamp },
      });
    } catch (refused) {
      load();
      throw refused;
    }
    onClose();
  };
  const take = async ({ stamp }: NewerTexts) => {
    await answered('draft', stamp);
    toast.success('Newer texts taken over into the draft');
    // The lesson in the editor may have another text now, or be gone.
    await navigate(authorDeskPath(id));
  };
  const keep = async ({ stamp }: NewerTexts) => {
    await answered('kept', stamp);
    toast.success('Your texts are kept');
    await revalidate();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Newer texts for this course"
      actions={
        shown && (
          <>
            <SendButton variant="quiet" onSend={() => keep(shown)}>
              Keep ours
            </SendButton>
            {shown.changes.length > 0 && (
              <SendButton onSend={() => take(shown)}>Take over into the draft</SendButton>
            )}
          </>
        )
      }
    >
      <p className="text-soft">
        They came with the last upgrade. Learners see nothing of them until you publish the draft.
      </p>
      {failure && <Note kind="bad">{failure}</Note>}
      {!shown && !failure && <Skeleton />}
      {shown && <Compared courseId={id} texts={shown} drafted={draftSince !== null} />}
    </Dialog>
  );
}

interface ComparedProps {
  courseId: string;
  texts: NewerTexts;
  /** Whether the draft has unpublished changes. */
  drafted: boolean;
}

function Compared({ courseId: id, texts: { changes, losing }, drafted }: ComparedProps) {
  if (changes.length === 0)
    return <p>You have all of this already. Press “Keep ours”, and this is not shown again.</p>;
  return (
    <>
      {drafted && (
        <Note kind="info">
          The draft has unpublished changes. They stay
          {losing.length > 0 && ', except where you would lose your own words'}.
        </Note>
      )}
      {losing.length > 0 && (
        <Note kind="warn">
          You have changed these yourselves. If you take the newer texts over, your own words in
          them are lost:
          <ul className="author-changes">
            {losing.map(({ of, id: part, title }) => (
              <li key={part}>{of === 'quiz' ? `Quiz of “${title}”` : title}</li>
            ))}
          </ul>
        </Note>
      )}
      <p className="strong">This is what would change in the draft:</p>
      <ChangeList
        changes={changes}
        loadTexts={(lesson) =>
          call('GET /authoring/courses/{id}/supplied/{lesson}', { params: { id, lesson } })
        }
      />
      <p className="text-small text-soft">
        What you added or changed elsewhere stays as it is. If you keep your texts, we ask again
        only when an upgrade brings others.
      </p>
    </>
  );
}
