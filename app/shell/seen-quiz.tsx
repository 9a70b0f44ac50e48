import { useRef, useState } from 'react';
import type { SeenCourse } from '#app/authoring/preview.contract.ts';
import type { EditedQuiz } from '#app/authoring/quizzes.contract.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { judgedQuestion, openQuestion, type Asked } from '#app/quizzes/asked.ts';
import { drawQuestions, nothingGiven, shuffledPlaces, type Given } from '#app/quizzes/attempt.ts';
import type { JudgedQuestion } from '#app/quizzes/contract.ts';
import { QuizAttempt } from '#app/quizzes/web/quiz-attempt.tsx';
import { QuizExplanations } from '#app/quizzes/web/quiz-explanations.tsx';
import { QuizResult } from '#app/quizzes/web/quiz-result.tsx';
import { WrongLessons } from '#app/quizzes/web/wrong-lessons.tsx';
import { myLessonPath } from '#app/shared/addresses.ts';
import { Button } from '#app/ui/base/button.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';

interface QuizSeenProps {
  course: SeenCourse;
  quiz: EditedQuiz;
}

const random = (most: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % most;

/** Questions as an attempt draws them, those of the attempt before only if the others run out. */
const draw = ({ questions, drawn: count }: EditedQuiz, before: readonly Asked[] = []): Asked[] =>
  drawQuestions(questions, {
    count,
    before: new Set(before.map(({ question }) => question.id)),
    random,
  }).map((question) => ({
    question,
    drawn: { key: question.id, order: shuffledPlaces(question.options.length, random) },
    given: nothingGiven,
  }));

/**
 * A quiz of the draft, to be tried by its author. They have the answers already, so the browser
 * draws and judges by the rules of real attempts, and nothing is stored.
 */
export function QuizSeen({ course, quiz }: QuizSeenProps) {
  const [asked, setAsked] = useState(() => draw(quiz));
  const [sent, setSent] = useState(false);
  const stage = course.sections.findIndex((each) => each.quiz?.id === quiz.id) + 1;
  const change = (place: number, part: Partial<Given>) =>
    setAsked((all) =>
      all.map((each, at) => (at === place ? { ...each, given: { ...each.given, ...part } } : each)),
    );
  const view = useRef<HTMLDivElement>(null);
  const show = (result: boolean) => {
    if (view.current) keepFocusIn(view.current);
    setSent(result);
  };
  const again = () => {
    setAsked(draw(quiz, asked));
    show(false);
  };
  return (
    <div ref={view} className="wrap draft-preview draft-preview-lesson">
      {asked.length === 0 && (
        <EmptyState bare level={1} scene="lost" heading="This quiz has no questions yet">
          Write some, and try it again.
        </EmptyState>
      )}
      {asked.length > 0 && !sent && (
        <QuizAttempt
          label={`Stage ${stage} quiz`}
          questions={asked.map(openQuestion)}
          given={asked.map(({ given }) => given)}
          saving={null}
          onChange={change}
          send={async () => show(true)}
        />
      )}
      {sent && <Judged course={course} quiz={quiz} asked={asked} stage={stage} onAgain={again} />}
    </div>
  );
}

interface JudgedProps extends QuizSeenProps {
  asked: readonly Asked[];
  stage: number;
  onAgain: () => void;
}

function Judged({ course, quiz: { passMark }, asked, stage, onAgain }: JudgedProps) {
  const lessonOf = (id: string): JudgedQuestion['lesson'] =>
    lessonsOf(course).find((lesson) => lesson.id === id) ?? null;
  const questions = asked.map((each) => judgedQuestion(each, lessonOf));
  const right = questions.filter(({ correct }) => correct).length;
  const passed = right >= passMark;
  const lessonPath = (slug: string) => myLessonPath(course.slug, slug);
  return (
    <>
      <QuizResult
        result={{ number: 1, right, of: questions.length, passMark, passed, questions }}
        label={`Quiz of stage ${stage} of ${course.sections.length}`}
      >
        <p>Only you see this result, and it is not kept.</p>
      </QuizResult>
      <div>
        <Button thruster={<Icon name="rotate-cw" />} onClick={onAgain}>
          Try again
        </Button>
      </div>
      {!passed && <WrongLessons questions={questions} lessonPath={lessonPath} />}
      <QuizExplanations questions={questions} lessonPath={lessonPath} />
    </>
  );
}
