import { useState } from 'react';
import type { Blocker } from 'react-router';
import { failureText } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { CopyButton } from '#app/ui/base/copy-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { DraftSaver, Saving } from './draft-saver.ts';
import './save-state.css';

const TextDifference = later(partOf(() => import('./text-difference.tsx'), 'TextDifference'));

/** What a conflict says of the other version. */
interface Change {
  revision: string;
  changedBy: string | null;
}

interface SaveStateProps<Texts, Stored extends Texts & Change> {
  saver: DraftSaver<Texts>;
  saving: Saving;
  /** Blocked while what is on the screen can't be saved. */
  leaving: Blocker;
  /** Of the comparison: 'Two versions of this lesson'. */
  title: string;
  /** All of it as one text, to be compared and copied. */
  textOf: (texts: Texts) => string;
  /** What is stored now. */
  load: () => Promise<Stored>;
  /** Replaces what is on the screen. */
  onTake: (theirs: Stored) => void;
}

/** Whether what is on the screen is saved and, if someone else was faster, what to do about it. */
export function SaveState<Texts, Stored extends Texts & Change>({
  saver,
  saving,
  leaving,
  title,
  textOf,
  load,
  onTake,
}: SaveStateProps<Texts, Stored>) {
  const [theirs, setTheirs] = useState<Stored>();
  const compare = () =>
    load().then(
      (stored) => setTheirs(() => stored),
      (failure: unknown) => toast.error(failureText(failure)),
    );
  return (
    <>
      <ConfirmDialog
        open={leaving.state === 'blocked'}
        onClose={() => leaving.reset?.()}
        title="Leave without saving?"
        action="Leave"
        onConfirm={async () => leaving.proceed?.()}
      >
        What is on your screen could not be saved.{' '}
        {saver.kept
          ? 'If you leave, this browser keeps it until you come back.'
          : 'If you leave, it is lost.'}
      </ConfirmDialog>
      <p className="save-state text-small text-faint" role="status">
        {saving.state === 'saved' && (
          <>
            <Icon name="cloud-check" /> Saved
          </>
        )}
        {(saving.state === 'waiting' || saving.state === 'saving') && 'Saving …'}
      </p>
      {saving.state === 'failed' && (
        <Note kind="warn">
          {saver.kept
            ? `Kept in this browser, not saved yet: ${saving.text} We keep trying.`
            : `Not saved yet: ${saving.text} We keep trying, so leave this open.`}
        </Note>
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
          title={title}
          actions={
            <>
              <Button
                variant="quiet"
                onClick={() => {
                  saver.discard();
                  onTake(theirs);
                }}
              >
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
          <p>
            Only one stays in the draft. Copy what you need from the other. Words that are struck
            out are only in theirs, and underlined ones only in yours.
          </p>
          {saver.unsaved && (
            <TextDifference label={title} before={textOf(theirs)} after={textOf(saver.unsaved)} />
          )}
          <Text heading={`Saved by ${theirs.changedBy ?? 'someone else'}`} text={textOf(theirs)} />
          <Text heading="On your screen" text={saver.unsaved ? textOf(saver.unsaved) : ''} />
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
