import { Icon } from '#app/ui/base/icon.tsx';
import { certificatePath } from '#app/certificates/certificate-number.ts';
import { myCoursePath } from '#app/shared/addresses.ts';
import { hasDuration } from '#app/courses/course-facts.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Picture } from '#app/ui/art/picture.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { ListedCourse } from '../contract.ts';
import { completedText, stillOpen } from '../still-open.ts';
import { SaveCourseButton } from './save-course-button.tsx';
import './my-course-card.css';

/** A course in the member's grid, with their progress. */
export function MyCourseCard({ course }: { course: ListedCourse }) {
  const {
    slug,
    title,
    description,
    image,
    palette,
    composition,
    icon: glyph,
    duration,
    progress,
  } = course;
  const total = progress.lessonsTotal + progress.quizzesTotal;
  return (
    <article className="my-course-card art-lifts">
      <Picture
        className="my-course-cover"
        src={image}
        kind="cover"
        seed={slug}
        options={{ palette, glyph, composition }}
      />
      <div className="my-course-text">
        <h3 className="heading-4">
          <Unbroken text={title} />
        </h3>
        <p className="my-course-description">{description}</p>
        <p className="meta">
          {hasDuration(course) && (
            <span>
              <Icon name="clock" /> {duration}
            </span>
          )}
          <span>{progressText(progress)}</span>
        </p>
        <Progress
          label={`Progress in ${title}`}
          done={progress.finished ? total : progress.lessonsDone + progress.quizzesDone}
          total={total}
          valueText={progressText(progress)}
        />
        <div className="my-course-ways">
          <AppLink className="more-link" to={myCoursePath(slug)}>
            View Course<span className="visually-hidden">: {title}</span>{' '}
            <Icon name="arrow-up-right" />
          </AppLink>
          {course.certificate && (
            <AppLink className="more-link" to={certificatePath(course.certificate)}>
              Certificate<span className="visually-hidden">: {title}</span> <Icon name="award" />
            </AppLink>
          )}
          <SaveCourseButton className="my-course-save" course={course} saved={course.saved} />
        </div>
      </div>
    </article>
  );
}

function progressText(progress: ListedCourse['progress']): string {
  const { lessonsDone, lessonsTotal, finished } = progress;
  if (lessonsTotal === 0) return 'Lessons are being written';
  if (finished) return completedText(progress);
  if (lessonsDone < lessonsTotal) return `${lessonsDone} of ${lessonsTotal} lessons`;
  const missing = stillOpen(progress);
  return missing ? `${missing} to go` : 'Completed';
}
