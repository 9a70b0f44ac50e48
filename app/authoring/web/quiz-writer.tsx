import { useState } from 'react';
import { quizFaults } from '#app/quizzes/quiz-faults.ts';
import type { Quiz, QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { api } from '#app/shared/api-client.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import type { Outline } from '../contract.ts';
import { newQuestion, stepped } from '../quiz-changes.ts';
import { seenPath } from '../seen-paths.ts';
import { quizText } from '../quiz-text.ts';
import type { draftQuizzesContract, EditedQuiz, QuizFigures } from '../quizzes.contract.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuizFiguresPanel } from './quiz-figures-panel.tsx';
import { QuizSettings } from './quiz-settings.tsx';
import { SaveState } from './save-state.tsx';
import { useDraftSaver } from './use-draft-saver.ts';
import './quiz-writer.css';

const call = api<typeof draftQuizzesContract>();

interface QuizWriterProps {
  outline: Outline;
  edited: EditedQuiz;
  figures: QuizFigures;
  /** Replaces what is on the screen by what someone else has saved. */
  onTake: (theirs: EditedQuiz) => void;
}

const quizOf = ({ drawn, passMark, waitMinutes, questions }: EditedQuiz): Quiz => ({
  drawn,
  passMark,
  waitMinutes,
  questions,
});

/** The questions and settings of a stage's quiz, saved while they are typed. */
export function QuizWriter({ outline, edited, figures, onTake }: QuizWriterProps) {
  const [opened, setOpened] = useState<string>();
  const params = { id: outline.id, quiz: edited.id };
  const { saver, saving, leaving, begun } = useDraftSaver<Quiz>({
    courseId: outline.id,
    id: edited.id,
    texts: quizOf(edited),
    revision: edited.revision,
    send: async (changed, revision) => {
      const body = { ...changed, revision };
      return (await call('PUT /authoring/courses/{id}/quizzes/{quiz}', { params, body })).revision;
    },
  });
  const [quiz, setQuiz] = useState(begun);
  const change = (part: Partial<Quiz>) => {
    const changed = { ...quiz, ...part };
    setQuiz(changed);
    saver.change(changed);
  };
  const changeQuestions = (questions: readonly QuizQuestion[]) =>
    change({ questions: [...questions] });
  const add = () => {
    const question = newQuestion(crypto.randomUUID());
    setOpened(question.id);
    changeQuestions([...quiz.questions, question]);
  };
  const stage = outline.stages.findIndex((each) => each.quiz?.id === edited.id);
  const faults = quizFaults(quiz);
  const lessons = outline.stages.flatMap((each) => each.lessons);
  return (
    <div className="quiz-writer">
      <div className="row row-between">
        <h2 className="heading-3">Stage {stage + 1} quiz</h2>
        <ButtonLink
          variant="quiet"
          to={seenPath(outline.id, 'member', { kind: 'quiz', id: edited.id })}
        >
          <Icon name="play" /> Try the quiz
        </ButtonLink>
      </div>
      <SaveState
        saver={saver}
        saving={saving}
        leaving={leaving}
        title="Two versions of this quiz"
        textOf={quizText}
        load={() => call('GET /authoring/courses/{id}/quizzes/{quiz}', { params })}
        onTake={onTake}
      />
      <QuizSettings quiz={quiz} onChange={change} />
      {faults
        .filter(({ question }) => question === null)
        .map(({ message }) => (
          <Note key={message} kind="warn">
            {message}
          </Note>
        ))}
      <div className="quiz-writer-columns">
        <div>
          <ol className="quiz-bank" aria-label="Questions">
            {quiz.questions.map((question, place) => (
              <QuestionEditor
                key={question.id}
                number={place + 1}
                question={question}
                lessons={lessons}
                fault={faults.find((fault) => fault.question === place + 1)?.message}
                figure={figures.questions[question.id]}
                open={opened === question.id}
                onToggle={(open) =>
                  setOpened((before) => {
                    if (open) return question.id;
                    return before === question.id ? undefined : before;
                  })
                }
                onChange={(changed) => changeQuestions(quiz.questions.with(place, changed))}
                onRemove={() => changeQuestions(quiz.questions.toSpliced(place, 1))}
                onStep={(by) => changeQuestions(stepped(quiz.questions, place, by))}
              />
            ))}
          </ol>
          <Button variant="quiet" aria-disabled={quiz.questions.length >= 100} onClick={add}>
            <Icon name="plus" /> Add question
          </Button>
        </div>
        <QuizFiguresPanel figures={figures} questions={quiz.questions} />
      </div>
    </div>
  );
}
