import { useEffect, useEffectEvent } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { myCoursePath, myCoursesPath, myLessonPath, myQuizPath } from '#app/shared/addresses.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { OpenLesson } from '../contract.ts';
import { openQuizStages, openQuizzesText } from '../open-quizzes.ts';
import { CertificateWay } from './certificate-way.tsx';

interface EndOfCourseProps {
  open: OpenLesson;
  onShown: () => void;
}

/** After the last lesson: what is still open, or that nothing is. */
export function EndOfCourse({ open, onShown }: EndOfCourseProps) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const { course, sections, passed, progress, certificate, withdrawnCertificate } = open;
  const { next, nextQuiz, lessonsDone, lessonsTotal } = progress;
  const complete = !next && !nextQuiz;
  const quizzes = openQuizStages(sections, passed);
  return (
    <Panel as="section" field="mint" className="lesson-finish" aria-labelledby="finish-heading">
      <h2 id="finish-heading" className="heading-3">
        {complete ? 'Course complete' : 'That was the last lesson'}
      </h2>
      <p>
        {next &&
          `${lessonsDone} of ${lessonsTotal} lessons are complete. The first one that is still open: ${next.title}.`}
        {!next && nextQuiz && `All lessons are complete. ${openQuizzesText(quizzes)}`}
        {complete &&
          `All ${lessonsTotal} lessons of ${course.title} are done. They stay here for you to read again.`}
      </p>
      <div className="row">
        {next && (
          <ButtonLink
            to={myLessonPath(course.slug, next.slug)}
            thruster={<Icon name="arrow-right" />}
          >
            Open it
          </ButtonLink>
        )}
        {!next && nextQuiz && (
          <ButtonLink
            to={myQuizPath(course.slug, nextQuiz.id)}
            thruster={<Icon name="arrow-right" />}
          >
            {quizzes.length > 1 ? 'Open the first one' : 'Open the quiz'}
          </ButtonLink>
        )}
        {complete && (
          <CertificateWay
            slug={course.slug}
            certificate={certificate}
            withdrawnCertificate={withdrawnCertificate}
          />
        )}
        <ButtonLink variant="secondary" to={myCoursePath(course.slug)}>
          Back to the course
        </ButtonLink>
        {complete && (
          <ButtonLink variant="secondary" to={myCoursesPath}>
            Choose the next course
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
