import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OpenQuestion } from '#app/quizzes/contract.ts';
import { QuizAttempt } from '#app/quizzes/web/quiz-attempt.tsx';
import { QuizExplanations } from '#app/quizzes/web/quiz-explanations.tsx';
import { QuizResult } from '#app/quizzes/web/quiz-result.tsx';
import { WrongLessons } from '#app/quizzes/web/wrong-lessons.tsx';
import { myCoursePath, myLessonPath, myQuizPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { forgetIncluded, markIncluded } from '#app/ui/form/use-outbox.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import type { learningQuizzesContract, OpenQuiz } from '../quizzes.contract.ts';
import type { Route } from './+types/quiz.page';
import { CourseMissing } from './course-missing.tsx';
import type { Attempt } from './quiz-answers.ts';
import { QuizFrame, quizLabel } from './quiz-frame.tsx';
import { QuizStart } from './quiz-start.tsx';
import { MissedWays, PassedWays } from './quiz-ways.tsx';
import { useQuizAnswers } from './use-quiz-answers.ts';

const call = api<typeof learningQuizzesContract>();

export function meta({ loaderData, params }: Route.MetaArgs) {
  const open = loaderData?.status === 'ready' ? loaderData.data : undefined;
  return pageMeta({
    title: open ? `${quizLabel(open)}, ${open.stage.title}` : 'Quiz',
    description: 'The quiz of a stage in one of your courses.',
    path: myQuizPath(params.courseSlug, params.quizId),
    indexed: false,
  });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  markIncluded();
  return personalAnswer(() =>
    call('GET /learning/courses/{slug}/quizzes/{quiz}', {
      params: { slug: params.courseSlug, quiz: params.quizId },
    }),
  );
}

export default function QuizPage({ loaderData, params }: Route.ComponentProps) {
  const missing = loaderData.status === 'failed' ? loaderData.failure.code : undefined;
  return (
    <QuizFrame
      courseSlug={params.courseSlug}
      open={loaderData.status === 'ready' ? loaderData.data : undefined}
    >
      {missing === 'courses/not-found' && <CourseMissing />}
      {missing === 'quizzes/not-found' && <QuizMissing courseSlug={params.courseSlug} />}
      {missing !== 'courses/not-found' && missing !== 'quizzes/not-found' && (
        <Personal
          answer={loaderData}
          withHeading
          skeleton={<QuizSkeleton />}
          failedHeading="The quiz did not load"
        >
          {(open) => <Quiz open={open} quiz={params.quizId} />}
        </Personal>
      )}
    </QuizFrame>
  );
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => (
  <QuizFrame courseSlug={params.courseSlug ?? ''}>
    <QuizSkeleton />
  </QuizFrame>
);

function Quiz({ open, quiz }: { open: OpenQuiz; quiz: string }) {
  const { revalidate } = useRevalidator();
  const { attempt, result, passed } = open.state;
  useEffect(forgetIncluded, [open]);
  const { slug } = open.course;
  const params = { slug, quiz };
  const lessonPath = (lesson: string) => myLessonPath(slug, lesson);
  const begin = async () => {
    await call('POST /learning/courses/{slug}/quizzes/{quiz}/attempts', { params });
    await revalidate();
  };
  if (attempt)
    return (
      <UnderWay
        key={attempt.number}
        label={quizLabel(open)}
        attempt={{ ...params, number: attempt.number }}
        questions={attempt.questions}
        onSent={revalidate}
      />
    );
  if (!result) return <QuizStart open={open} onBegin={begin} />;
  return (
    <>
      <QuizResult result={result} label={`Quiz of stage ${open.stage.number} of ${open.stage.of}`}>
        <ResultWords open={open} />
      </QuizResult>
      {passed && <PassedWays open={open} onBegin={begin} />}
      {!result.passed && <WrongLessons questions={result.questions} lessonPath={lessonPath} />}
      {!passed && <MissedWays open={open} onBegin={begin} />}
      <QuizExplanations questions={result.questions} lessonPath={lessonPath} />
    </>
  );
}

interface UnderWayProps {
  label: string;
  attempt: Attempt;
  questions: readonly OpenQuestion[];
  onSent: () => Promise<void>;
}

function UnderWay({ label, attempt, questions, onSent }: UnderWayProps) {
  const { given, change, saving, saveAll } = useQuizAnswers(attempt, questions);
  const send = async () => {
    // If not, the note above the question says why.
    if (!(await saveAll())) return;
    await call('PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/result', {
      params: attempt,
    });
    await onSent();
  };
  return <QuizAttempt {...{ label, questions, given, saving, send }} onChange={change} />;
}

function ResultWords({ open: { state } }: { open: OpenQuiz }) {
  const { result, best, passed } = state;
  if (!result) return null;
  if (!result.passed && passed)
    return (
      <p>
        You already passed this quiz{best && `, with ${best.right} of ${best.of}`}, and it stays
        passed.
      </p>
    );
  if (!result.passed)
    return <p>Nothing is lost: only you see this result, and the best one counts.</p>;
  const wrong = result.of - result.right;
  return (
    <p>
      {wrong === 0 && 'Every answer was right. The explanations are below.'}
      {wrong === 1 && 'The one you missed is explained below, while it is fresh.'}
      {wrong > 1 && `The ${wrong} you missed are explained below, while they are fresh.`}
    </p>
  );
}

const QuizMissing = ({ courseSlug }: { courseSlug: string }) => (
  <EmptyState
    bare
    level={1}
    scene="lost"
    heading="Quiz not found"
    action={<ButtonLink to={myCoursePath(courseSlug)}>Back to the course</ButtonLink>}
  >
    Its author may have removed it. What you have passed stays passed.
  </EmptyState>
);

const QuizSkeleton = () => (
  <div className="stack" aria-busy="true">
    <h1 className="visually-hidden">Quiz</h1>
    <Skeleton />
    <Skeleton shape="panel" />
  </div>
);
