import { Icon } from '#app/ui/base/icon.tsx';
import { countText, hasDuration } from '#app/courses/course-facts.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import { Stars } from '#app/ui/base/stars.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { MyCourse } from '../contract.ts';
import { CourseProgress } from './course-progress.tsx';
import './course-top.css';

/**
 * A course's picture, title and facts, and its member's progress. Facts that nobody has measured
 * yet are left out (decisions.md ruling 34).
 */
export function CourseTop({
  course,
  progress,
  completed,
}: Pick<MyCourse, 'course' | 'progress' | 'completed'>) {
  const {
    slug,
    title,
    description,
    image,
    palette,
    icon: glyph,
    duration,
    lessons,
    students,
    rating,
    reviews,
  } = course;
  return (
    <section className="course-top" aria-labelledby="course-title">
      <Picture
        className="course-top-picture"
        src={image}
        kind="cover"
        seed={slug}
        options={{ width: 960, height: 420, composition: 'diagonal', palette, glyph }}
      />
      <h1 id="course-title" className="heading-2">
        <Unbroken text={title} />
      </h1>
      <p className="lede">{description}</p>
      <p className="meta">
        {hasDuration(course) && (
          <span>
            <Icon name="clock" /> {duration}
          </span>
        )}
        <span>
          <Icon name="layers" /> {countText(lessons, 'lesson')}
        </span>
        {students !== null && (
          <span>
            <Icon name="users" /> {countText(students, 'member')}
          </span>
        )}
        {rating !== null && <Stars rating={rating} count={reviews} />}
      </p>
      <CourseProgress sections={course.sections} progress={progress} completed={completed} />
    </section>
  );
}
