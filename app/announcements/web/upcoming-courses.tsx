import type { ComponentType, ReactNode } from 'react';
import { upcomingPath } from '../addresses.ts';
import type { UpcomingCourse } from '../contract.ts';

interface UpcomingCoursesProps {
  courses: readonly UpcomingCourse[];
  /** Draws a course’s cover, title and description. */
  card: ComponentType<{
    course: UpcomingCourse & { description: string };
    to: string;
    children: ReactNode;
  }>;
}

/** Courses in preparation, after those that are open. */
export const UpcomingCourses = ({ courses, card: Card }: UpcomingCoursesProps) => (
  <section className="upcoming-courses" aria-labelledby="upcoming-heading">
    <h2 id="upcoming-heading" className="heading-3">
      In preparation
    </h2>
    <ul className="course-grid">
      {courses.map((course) => (
        <li key={course.slug}>
          <Card course={{ ...course, description: course.words }} to={upcomingPath(course.slug)}>
            {course.opens && <p className="meta course-facts">Opens {course.opens}</p>}
          </Card>
        </li>
      ))}
    </ul>
  </section>
);
