import { coursePath, previewPath } from '#app/shared/addresses.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Marked } from '#app/ui/base/marked.tsx';
import type { FoundCourse as Course } from '../search.contract.ts';
import { CourseBadges, CourseFacts } from './course-card.tsx';
import './found-course.css';

/** Courses that match the words, and their lessons whose titles contain them. */
export const FoundCourses = ({
  courses,
  words,
}: {
  courses: readonly Course[];
  words: readonly string[];
}) => (
  <ul className="found-courses">
    {courses.map((course) => (
      <li key={course.slug}>
        <FoundCourse course={course} words={words} />
      </li>
    ))}
  </ul>
);

function FoundCourse({ course, words }: { course: Course; words: readonly string[] }) {
  const { slug, title, description, icon, palette, composition, image, found } = course;
  return (
    <article className="found-course">
      <Picture
        src={image}
        kind="cover"
        seed={slug}
        options={{ glyph: icon, palette, composition }}
        className="found-course-cover"
      />
      <div className="found-course-text">
        <h2 className="heading-4">
          <AppLink to={coursePath(slug)}>
            <Marked text={title} words={words} />
          </AppLink>
        </h2>
        <p className="found-course-description text-small text-soft">
          <Marked text={description} words={words} />
        </p>
        <CourseFacts course={course} />
        <CourseBadges course={course} />
      </div>
      {found.length > 0 && (
        <ul className="found-lessons">
          {found.map((lesson) => (
            <li key={lesson.slug}>
              <AppLink
                className="found-lesson"
                to={lesson.free ? previewPath(slug, lesson.slug) : coursePath(slug)}
              >
                <Icon name={lesson.free ? 'play' : 'lock'} />
                <span>
                  {!lesson.free && <span className="visually-hidden">For members: </span>}
                  <Marked text={lesson.title} words={words} />
                </span>
                {lesson.minutes > 0 && (
                  <span className="text-tiny text-faint tabular">{lesson.minutes} min</span>
                )}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
