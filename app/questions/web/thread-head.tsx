import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { QuestionThread, questionsContract } from '../contract.ts';
import { HidingButton } from './hiding-button.tsx';
import { LessonPlace } from './lesson-place.tsx';
import { PostWords } from './post-words.tsx';
import { QuestionForm } from './question-form.tsx';
import { ReportButton } from './report-button.tsx';
import { WriterLine } from './writer-line.tsx';

const call = api<typeof questionsContract>();

interface ThreadHeadProps {
  question: QuestionThread['question'];
  mayHide: boolean;
  onChanged: () => Promise<void>;
  /** It was deleted. */
  onGone: () => unknown;
}

/** The question itself, with what its reader can do about it. */
export function ThreadHead({ question, mayHide, onChanged, onGone }: ThreadHeadProps) {
  const [asked, setAsked] = useState<'change' | 'delete'>();
  const { id, title, words, own, removed, hiddenBecause, answers } = question;
  const params = { id };
  const close = () => setAsked(undefined);
  const done = async (text: string) => {
    toast.success(text);
    close();
    await onChanged();
  };
  const remove = async () => {
    await call('DELETE /questions/{id}', { params });
    if (answers > 0) return done('Question removed');
    toast.success('Question deleted');
    await onGone();
  };
  if (asked === 'change')
    return (
      <QuestionForm
        before={question}
        draftName={`question:${question.id}`}
        action="Save question"
        onCancel={close}
        onSend={async (body) => {
          await call('PUT /questions/{id}', { params, body });
          await done('Question saved');
        }}
      />
    );
  return (
    <header className="question-thread-head">
      <h1 className="heading-3">{removed ? 'This question was removed' : title}</h1>
      <WriterLine {...question} at={question.askedAt}>
        {hiddenBecause !== null && <Badge kind="warn">Hidden</Badge>}
      </WriterLine>
      <LessonPlace lesson={question.lesson} />
      {hiddenBecause !== null && <Note kind="warn">Hidden: {hiddenBecause}</Note>}
      {words && <PostWords words={words} />}
      <div className="row" role="group" aria-label="What you can do with this question">
        <FollowButton question={question} onChanged={onChanged} />
        {own && !removed && (
          <>
            <Button size="small" variant="quiet" onClick={() => setAsked('change')}>
              Edit
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsked('delete')}>
              Delete
            </Button>
          </>
        )}
        {!own && !removed && (
          <ReportButton
            what="question"
            reported={question.reported}
            onSend={(body) => call('POST /questions/{id}/reports', { params, body })}
            onChanged={onChanged}
          />
        )}
        {mayHide && (
          <HidingButton
            what="question"
            id={id}
            hidden={hiddenBecause !== null}
            onChanged={onChanged}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title="Delete your question?"
        action="Delete question"
        onConfirm={remove}
      >
        {answers > 0
          ? 'The answers stay for the others, without your words.'
          : 'Nobody can read it any more.'}
      </ConfirmDialog>
    </header>
  );
}

function FollowButton({
  question: { id, following },
  onChanged,
}: Pick<ThreadHeadProps, 'question' | 'onChanged'>) {
  const press = async () => {
    await call(`${following ? 'DELETE' : 'PUT'} /questions/{id}/following`, { params: { id } });
    toast.success(
      following
        ? 'You no longer follow this question'
        : 'You follow this question. We tell you of its answers.',
    );
    await onChanged();
  };
  return (
    <SendButton
      className="question-press"
      size="small"
      variant="secondary"
      aria-pressed={following}
      onSend={press}
    >
      <Icon name="bell" /> {following ? 'Following' : 'Follow'}
    </SendButton>
  );
}
