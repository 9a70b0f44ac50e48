import { useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { CopyButton } from '#app/ui/base/copy-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { authoringContract, EditedLesson } from '../contract.ts';
import type { LessonSaver, Saving } from './lesson-saver.ts';

const call = api<typeof authoringContract>();

interface SaveStateProps {
  courseId: string;
  lessonId: string;
  saver: LessonSaver;
  saving: Saving;
  /** Replaces what is on the screen. */
  onTake: (theirs: EditedLesson) => void;
}

/** Whether what is on the screen is saved and, if someone else was faster, what to do about it. */
export function SaveState({ courseId, lessonId, saver, saving, onTake }: SaveStateProps) {
  const [theirs, setTheirs] = useState<EditedLesson>();
  const compare = async () => {
    const params = { id: courseId, lesson: lessonId };
    await call('GET /authoring/courses/{id}/lessons/{lesson}', { params }).then(
      setTheirs,
      (failure: unknown) => toast.error(failureText(failure)),
    );
  };
  return (
    <>
      <p className="save-state text-small text-faint" role="status">
        {saving.state === 'saved' && (
          <>
            <Icon name="cloud-check" /> Saved
          </>
        )}
        {(saving.state === 'waiting' || saving.state === 'saving') && 'Saving …'}
      </p>
      {saving.state === 'failed' && (
        <Note kind="warn">Not saved yet: {saving.text} We keep trying, so leave this open.</Note>
      )}
      {saving.state === 'refused' && <Note kind="bad">Not saved. {saving.text}</Note>}
      {saving.state === 'conflict' && (
        <Note kind="warn">
          {saving.text}{' '}
          <Button size="small" variant="quiet" onClick={compare}>
            Compare
          </Button>
        </Note>
      )}
      {theirs && (
        <Dialog
          open
          wide
          onClose={() => setTheirs(undefined)}
          title="Two texts of this lesson"
          actions={
            <>
              <Button variant="quiet" onClick={() => onTake(theirs)}>
                Take theirs
              </Button>
              <Button
                onClick={async () => {
                  setTheirs(undefined);
                  await saver.overwrite(theirs.revision);
                }}
              >
                Keep mine
              </Button>
            </>
          }
        >
          <p>Only one stays in the draft. Copy what you need from the other.</p>
          <Text heading={`Saved by ${theirs.changedBy ?? 'someone else'}`} text={theirs.body} />
          <Text heading="On your screen" text={saver.unsaved?.body ?? ''} />
        </Dialog>
      )}
    </>
  );
}

const Text = ({ heading, text }: { heading: string; text: string }) => (
  <section className="stack">
    <div className="row row-between">
      <h3 className="heading-4">{heading}</h3>
      <CopyButton
        value={text}
        label={`Copy: ${heading}`}
        copied="Text copied"
        failed="The text could not be copied. Select it by hand."
      />
    </div>
    <TextArea label={heading} hideLabel readOnly rows={8} value={text} />
  </section>
);
