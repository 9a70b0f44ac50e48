// Facts about courses, as parts of other features' statements.
import { sql, type Expression } from 'kysely';

/** How many reviews of a course have words. */
export const textsIn = (courseId: string) =>
  sql<number>`coalesce((select texts from course_ratings where course_id = ${courseId}), 0)`;

/** A course's name and cover, on sale or not. */
export const courseCoverIn = (courseId: Expression<string>) =>
  sql`select slug, title, icon, palette, composition, image from courses where id = ${courseId}`;

/** Where a lesson is. */
export interface LessonPlace {
  course: string;
  courseSlug: string;
  /** Null if the course has no such lesson any more. */
  title: string | null;
  /** Null if there is nothing to read. */
  slug: string | null;
}

/** A lesson with its course; null if the course isn't on sale. */
export const lessonPlaceIn = (lessonId: Expression<string>, courseId: Expression<string>) =>
  sql<LessonPlace | null>`(select to_json(place) from (
    select courses.title as course, courses.slug as "courseSlug", lessons.title,
      case when lessons.body is not null then lessons.slug end as slug
    from courses
    left join lessons on lessons.id = ${lessonId} and lessons.course_id = courses.id
    where courses.id = ${courseId} and published_at is not null) as place)`;

/** Whether a course is or was on sale. */
export const isOpenedIn = (courseId: string | Expression<string>) =>
  sql<boolean>`exists (select from opened_courses where course_id = ${courseId})`;
