import { Icon } from '#app/ui/base/icon.tsx';
import { countText } from '#app/courses/course-facts.ts';
import { myLessonPath, myQuizPath } from '#app/shared/addresses.ts';
import { brand } from '#app/shared/brand.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { FactList } from '#app/ui/list/fact-list.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { MyCourse } from '../contract.ts';
import { readyQuiz, stagesOf } from '../stages.ts';
import { CertificateWay } from './certificate-way.tsx';
import { SaveCourseButton } from './save-course-button.tsx';
import './continue-card.css';

interface ContinueCardProps extends Pick<
  MyCourse,
  'course' | 'progress' | 'completed' | 'saved' | 'certificate' | 'withdrawnCertificate'
> {
  /** Where a completed course can be read again. */
  first: { slug: string } | undefined;
}

export function ContinueCard({
  course,
  progress,
  completed,
  saved,
  certificate,
  withdrawnCertificate,
  first,
}: ContinueCardProps) {
  const { slug, students } = course;
  const ready = readyQuiz(progress, stagesOf(course.sections, completed));
  return (
    <Card as="aside" className="continue-card" aria-labelledby="continue-heading">
      <h2 id="continue-heading" className="heading-4">
        Continue Learning
      </h2>
      <Way slug={slug} progress={progress} first={first} />
      {progress.next && ready && (
        <p>
          <AppLink className="link" to={myQuizPath(slug, ready.id)}>
            Take the quiz of stage {ready.stage}
          </AppLink>
        </p>
      )}
      {first && (certificate || (!progress.next && !progress.nextQuiz)) && (
        <CertificateWay
          slug={slug}
          variant={progress.next ? 'secondary' : 'primary'}
          certificate={certificate}
          withdrawnCertificate={withdrawnCertificate}
        />
      )}
      <p>
        <SaveCourseButton course={course} saved={saved} />
      </p>
      <FactList>
        <li>
          <Icon name="shield-check" /> {brand.guaranteeDays}-day money-back guarantee
        </li>
        {students !== null && (
          <li>
            <Icon name="users" /> {countText(students, 'member')} in this course
          </li>
        )}
        <li>
          <Icon name="award" /> Certificate of completion
        </li>
      </FactList>
    </Card>
  );
}

function Way({
  slug,
  progress: { next, nextQuiz },
  first,
}: { slug: string } & Pick<ContinueCardProps, 'progress' | 'first'>) {
  if (!first) return <Note kind="info">The lessons of this course are still being written.</Note>;
  if (!next && nextQuiz)
    return (
      <>
        <p className="text-soft">All lessons are done. Next: the quiz of stage {nextQuiz.stage}</p>
        <ButtonLink block to={myQuizPath(slug, nextQuiz.id)} thruster={<Icon name="play" />}>
          Continue Course
        </ButtonLink>
      </>
    );
  const target = next ?? first;
  return (
    <>
      <p className="text-soft">
        {next
          ? `${next.slug === first.slug ? 'First' : 'Next'}: ${next.title}`
          : 'You have completed this course. Read it again from the start.'}
      </p>
      <ButtonLink block to={myLessonPath(slug, target.slug)} thruster={<Icon name="play" />}>
        Continue Course
      </ButtonLink>
    </>
  );
}
