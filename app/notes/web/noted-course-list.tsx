import { countText } from '#app/courses/course-facts.ts';
import { myCoursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { NotedCourse } from '../contract.ts';
import { ListedNote } from './listed-note.tsx';
import './noted-course-list.css';

/** Notes by course; each can be edited and deleted in its place. */
export const NotedCourseList = ({ courses }: { courses: readonly NotedCourse[] }) => (
  <div className="noted-courses">
    {courses.map((course) => (
      <section key={course.id} aria-labelledby={`noted-${course.id}`}>
        <header className="noted-course">
          <Art
            kind="cover"
            seed={course.slug ?? course.id}
            options={{
              palette: course.palette ?? 'night',
              glyph: course.icon ?? 'book-open',
              composition: course.composition,
            }}
          />
          <div>
            <h2 id={`noted-${course.id}`} className="heading-4">
              {course.slug ? (
                <AppLink to={myCoursePath(course.slug)}>{course.title}</AppLink>
              ) : (
                course.title
              )}
            </h2>
            <p className="text-small text-faint">
              {countText(course.count, 'note')}, the last one{' '}
              <LocalTime instant={course.lastAt} format="date" />
            </p>
          </div>
        </header>
        <ul>
          {course.notes.map((note) => (
            <li key={note.id}>
              <ListedNote note={note} course={course.slug} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
