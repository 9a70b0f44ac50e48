import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { questionPath } from '../addresses.ts';
import type { questionsContract } from '../contract.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionItem } from './question-item.tsx';
import { useQuestions } from './use-questions.ts';

const call = api<typeof questionsContract>();

interface LessonQuestionsProps {
  /** Its id. */
  lesson: string;
  /** For someone who answers at the desk, and asks nothing. */
  atDesk: boolean;
}

/** What learners ask about a lesson, the newest first. Key it by the lesson. */
export function LessonQuestions({ lesson, atDesk }: LessonQuestionsProps) {
  const { shown, failed, read, showMore } = useQuestions(lesson);
  const [asking, setAsking] = useState(false);
  const ask = async (body: { title: string; words: string }) => {
    await call('POST /learning/lessons/{id}/questions', { params: { id: lesson }, body });
    toast.success('Question asked. We tell you when there is an answer.');
    setAsking(false);
    await read();
  };
  if (failed && !shown)
    return (
      <Note kind="warn">
        The questions did not load.{' '}
        <button type="button" className="link" onClick={() => void read()}>
          Try again
        </button>
      </Note>
    );
  if (!shown) return <Skeleton shape="panel" />;
  return (
    <>
      {shown.total === 0 && !asking && (
        <p className="text-soft">Nobody has asked about this lesson yet.</p>
      )}
      {asking && (
        <QuestionForm
          draftName={`question-about:${lesson}`}
          action="Ask question"
          onSend={ask}
          onCancel={() => setAsking(false)}
        />
      )}
      {!asking && !atDesk && (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Ask a question
          </Button>
        </div>
      )}
      {shown.questions.length > 0 && (
        <RuledList className="question-list">
          {shown.questions.map((question) => (
            <QuestionItem
              key={question.id}
              level={3}
              question={question}
              to={questionPath(question.id)}
            />
          ))}
        </RuledList>
      )}
      {shown.page < shown.pages && (
        <SendButton variant="quiet" onSend={showMore}>
          Show older questions
        </SendButton>
      )}
    </>
  );
}
