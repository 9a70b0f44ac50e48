import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Note } from '#app/ui/base/note.tsx';
import { takeFocus } from '#app/ui/base/take-focus.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { answersContract } from '../answers.contract.ts';
import type { LessonAnswer, QuestionThread } from '../contract.ts';
import { longestAnswer } from '../question-limits.ts';
import { AnswerMarks } from './answer-marks.tsx';
import { PostWords } from './post-words.tsx';
import { WriterLine } from './writer-line.tsx';

const call = api<typeof answersContract>();

interface AnswerItemProps {
  answer: LessonAnswer;
  may: QuestionThread['may'];
  onChanged: () => Promise<void>;
}

/** An answer, with what its reader can do about it. */
export function AnswerItem({ answer, may, onChanged }: AnswerItemProps) {
  const [asked, setAsked] = useState<'change' | 'delete'>();
  const { id, words, own, accepted, hiddenBecause } = answer;
  const params = { id };
  const close = () => setAsked(undefined);
  const done = async (text: string) => {
    toast.success(text);
    close();
    await onChanged();
  };
  return (
    <li className={classes(accepted && 'question-answer-accepted')}>
      <WriterLine {...answer} at={answer.answeredAt}>
        {accepted && <Badge kind="ink">Accepted answer</Badge>}
        {hiddenBecause !== null && <Badge kind="warn">Hidden</Badge>}
      </WriterLine>
      {hiddenBecause !== null && <Note kind="warn">Hidden: {hiddenBecause}</Note>}
      {asked === 'change' ? (
        <ChangeForm
          words={words}
          onCancel={close}
          onSend={async (typed) => {
            await call('PUT /answers/{id}', { params, body: { words: typed } });
            await done('Answer saved');
          }}
        />
      ) : (
        <>
          <PostWords words={words} />
          <AnswerMarks answer={answer} may={may} onChanged={onChanged}>
            {own && (
              <>
                <Button size="small" variant="quiet" onClick={() => setAsked('change')}>
                  Edit
                </Button>
                <Button size="small" variant="quiet" onClick={() => setAsked('delete')}>
                  Delete
                </Button>
              </>
            )}
          </AnswerMarks>
        </>
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title="Delete your answer?"
        action="Delete answer"
        onConfirm={async () => {
          await call('DELETE /answers/{id}', { params });
          await done('Answer deleted');
        }}
      >
        Nobody can read it any more.
      </ConfirmDialog>
    </li>
  );
}

interface ChangeFormProps {
  words: string;
  onCancel: () => void;
  onSend: (words: string) => Promise<void>;
}

function ChangeForm({ words, onCancel, onSend }: ChangeFormProps) {
  const submission = useSubmission();
  return (
    <Form
      submission={submission}
      onSend={(form) => submission.submit(() => onSend(typedIn(form, 'words')))}
    >
      <TextArea
        ref={takeFocus}
        label="Your answer"
        maxLength={longestAnswer}
        defaultValue={words}
        required
        {...submission.field('words')}
      />
      <FormEnd submission={submission} action="Save answer" size="small">
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}
