import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { Outline } from '../contract.ts';
import type { Changes, publishingContract } from '../publishing.contract.ts';
import { ChangeList } from './change-list.tsx';
import { saversDone } from './open-savers.ts';
import { PublishTime } from './publish-time.tsx';
import { ScheduledNote } from './scheduled-note.tsx';

const call = api<typeof publishingContract>();

interface PublishDialogProps {
  outline: Outline;
  /** Of other features: what putting the course on sale brings about. */
  opening: ReactNode;
  onClose: () => void;
}

/** Lists what publishing changes for readers, then does it, now or later. */
export function PublishDialog({ outline, opening, onClose }: PublishDialogProps) {
  const { id, published } = outline;
  const { revalidate } = useRevalidator();
  const { admin } = standingOf(useIdentity());
  const [shown, setShown] = useState<Changes>();
  const [failure, setFailure] = useState<string>();
  const [unsaved, setUnsaved] = useState(false);
  const [later, setLater] = useState(false);
  const load = useCallback(() => {
    saversDone()
      .then((saved) => {
        setUnsaved(!saved);
        return call('GET /authoring/courses/{id}/changes', { params: { id } });
      })
      .then(setShown, (thrown: unknown) => setFailure(failureText(thrown)));
  }, [id]);
  useEffect(load, [load]);

  const send = async (form: HTMLFormElement) => {
    if (!shown) return;
    const body = { stamp: shown.stamp, words: typedIn(form, 'words') };
    if (later)
      await call('PUT /authoring/courses/{id}/schedule', {
        params: { id },
        body: { ...body, at: fromIndianTime(typedIn(form, 'at')) },
      });
    else await call('POST /authoring/courses/{id}/publication', { params: { id }, body });
  };
  const sent = () => {
    toast.success(
      later
        ? 'Publication scheduled'
        : published
          ? 'Published'
          : admin
            ? 'Published: the course is on sale'
            : 'Published: an admin can now put the course on sale',
    );
    onClose();
    void revalidate();
  };
  return (
    <FormDialog
      wide
      title={
        // The focus starts here, not in the first field: on a phone its keyboard would cover the review.
        <span className="publish-title" tabIndex={-1}>
          {published
            ? 'Publish the changes?'
            : admin
              ? 'Publish the course?'
              : 'Publish the content?'}
        </span>
      }
      action={later ? 'Schedule' : 'Publish'}
      ready={shown !== undefined}
      send={send}
      onClose={onClose}
      onSent={sent}
    >
      {(field) => (
        <>
          {failure && <Note kind="bad">{failure}</Note>}
          {unsaved && (
            <Note kind="warn">
              The text on your screen is not saved, so it is not published. The lesson says why.
            </Note>
          )}
          {shown?.scheduled && (
            <ScheduledNote
              courseId={id}
              scheduled={shown.scheduled}
              onCancelled={() => {
                load();
                void revalidate();
              }}
            />
          )}
          {!shown && !failure && <Skeleton />}
          {shown && (
            <>
              <p className="strong">
                {shown.changes.length === 0
                  ? 'Nothing changes for learners.'
                  : published || admin
                    ? 'This is what changes for learners:'
                    : 'This is what you publish:'}
              </p>
              <ChangeList
                changes={shown.changes}
                loadTexts={(lesson) =>
                  call('GET /authoring/courses/{id}/changes/{lesson}', { params: { id, lesson } })
                }
              />
            </>
          )}
          {shown?.faults.map(({ id: lesson, title, line, message }) => (
            <Note key={lesson} kind="bad">
              {title}
              {line !== null && `, line ${line}`}: {message} Fix this before you publish.
            </Note>
          ))}
          {shown?.quizFaults.map(({ id: quiz, stage, question, message }) => (
            <Note key={quiz} kind="bad">
              Quiz of stage {stage}
              {question !== null && `, question ${question}`}: {message} Fix this before you
              publish.
            </Note>
          ))}
          {shown?.withoutCaptions.map(({ id: lesson, title }) => (
            <Note key={lesson} kind="warn">
              {title}: a video has no captions. You can publish it, but whoever can’t hear it misses
              what is said. Captions are added in Media.
            </Note>
          ))}
          {!published && (
            <p>
              {admin
                ? 'The course appears in the catalogue, and members can open its written lessons.'
                : 'The course is not on sale, so learners get this once an admin puts it on sale. We tell the admins when it is published.'}
            </p>
          )}
          {!published && opening}
          <p className="text-small text-soft">
            Learners keep everything they have completed, whatever changes here.
          </p>
          <TextField
            label="What is new (optional)"
            hint="A line for the history. Learners don’t see it."
            maxLength={300}
            {...field('words')}
          />
          <PublishTime later={later} onChoose={setLater} field={field} />
        </>
      )}
    </FormDialog>
  );
}
