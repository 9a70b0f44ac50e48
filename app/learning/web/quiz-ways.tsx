import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { inWords, waitText } from '#app/quizzes/count-text.ts';
import { myCoursePath, myLessonPath, myQuizPath } from '#app/shared/addresses.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { OpenQuiz } from '../quizzes.contract.ts';
import { CertificateWay } from './certificate-way.tsx';
import './quiz-ways.css';

interface WaysProps {
  open: OpenQuiz;
  onBegin: () => Promise<unknown>;
}

/** Once the quiz is passed: the next stage or the certificate, and below them another try. */
export function PassedWays({ open, onBegin }: WaysProps) {
  const { course, progress, following, certificate, withdrawnCertificate } = open;
  const { next, nextQuiz, lessonsTotal } = progress;
  const complete = lessonsTotal > 0 && !next && !nextQuiz;
  const quiz = next ? null : nextQuiz;
  return (
    <div className="quiz-ways">
      {complete && (
        <CertificateWay
          slug={course.slug}
          certificate={certificate}
          withdrawnCertificate={withdrawnCertificate}
        />
      )}
      {!complete && following && (
        <ButtonLink
          size="large"
          to={myLessonPath(course.slug, following.slug)}
          thruster={<Icon name="arrow-right" />}
        >
          Next: {following.title}
        </ButtonLink>
      )}
      {!complete && !following && (
        <ButtonLink
          size="large"
          to={quiz ? myQuizPath(course.slug, quiz.id) : myCoursePath(course.slug)}
          thruster={<Icon name="arrow-right" />}
        >
          {quiz ? `Next: the quiz of stage ${quiz.stage}` : 'See what is still open'}
        </ButtonLink>
      )}
      <div className="quiz-again">
        <AgainButton open={open} onBegin={onBegin} variant="quiet" />
      </div>
    </div>
  );
}

/** After a missed attempt at a quiz that is still to be passed: when the next one may begin. */
export const MissedWays = (props: WaysProps) => (
  <div className="quiz-ways">
    <AgainButton {...props} variant="primary" />
  </div>
);

function AgainButton({ open, onBegin, variant }: WaysProps & { variant: 'primary' | 'quiet' }) {
  const { drawn, written, waitMinutes } = open.rules;
  const { wait, best } = open.state;
  const over = wait === null;
  useReloadAfter(wait?.seconds);
  const others = drawn < written ? ', with other questions' : '';
  return (
    <>
      <SendButton
        size={variant === 'primary' ? 'large' : 'medium'}
        variant={variant}
        aria-disabled={!over}
        thruster={<Icon name={over ? 'rotate-cw' : 'clock'} />}
        onSend={async () => over && onBegin()}
      >
        {wait ? (
          <>
            Try again at <LocalTime instant={wait.until} format="time" />
          </>
        ) : (
          'Take it again'
        )}
      </SendButton>
      <span className="text-small text-soft">
        {over
          ? drawn < written &&
            `Each attempt draws ${inWords(drawn)} of ${inWords(written)} questions.`
          : `You can try again ${waitText(waitMinutes)} after the last attempt${others}.`}{' '}
        {best && best.right === best.of
          ? 'No result can be better than yours.'
          : 'The best result counts.'}
      </span>
    </>
  );
}

/** Asks the server again when the wait is over, which it alone decides. */
function useReloadAfter(seconds: number | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(() => void revalidate(), (seconds + 1) * 1000);
    return () => clearTimeout(timer);
  }, [seconds, revalidate]);
}
