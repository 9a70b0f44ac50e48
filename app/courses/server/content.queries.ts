import { sql, type Expression } from 'kysely';
import { q } from '#app/platform/database.ts';
import { forNoKeyUpdate, forShare } from '#app/platform/locks.ts';
import type { IsAbout } from '#app/platform/part-about.ts';
import type { StageContent } from '../course-content.ts';
import { isOpenedIn } from './facts.queries.ts';
import type { CoursesTable, CoursesTables, Faq } from './tables.ts';

const db = () => q<CoursesTables>();

/** Whoever changes a course's content takes its row first. */
export const lockCourse = (id: string) =>
  db()
    .selectFrom('courses')
    .select(['id', 'slug', 'title', 'published_at'])
    .where('id', '=', id)
    .$call(forNoKeyUpdate)
    .executeTakeFirst();

/** Until the running transaction ends, nobody changes the course's content. */
export const lockAgainstChanges = (id: string) =>
  db().selectFrom('courses').select('id').where('id', '=', id).$call(forShare).executeTakeFirst();

/** All that readers get of a course, on sale or not, as part of another feature's statement. */
export const contentIn = (courseId: string) =>
  sql<StageContent[]>`(
      select coalesce(json_agg(stage order by position), '[]') from (
        select id, title, position, (
          select coalesce(json_agg(lesson order by position), '[]')
          from (${lessonsIn(courseId)}) as lesson where section_id = stages.id
        ) as lessons, (
          select to_json(quiz) from (${quizzesIn(courseId)}) as quiz where section_id = stages.id
        ) as quiz
        from (${stagesIn(courseId)}) as stages
      ) as stage)`;

/** The same as a statement of its own. */
export const selectContent = async (courseId: string): Promise<StageContent[]> =>
  (await db().selectNoFrom(contentIn(courseId).as('stages')).executeTakeFirstOrThrow()).stages;

/** The stages of a course as readers have them, as part of another feature's statement. */
export const stagesIn = (courseId: string) =>
  sql`select id, title, position from course_sections where course_id = ${courseId}`;

/** Its lessons, in the same way. */
export const lessonsIn = (courseId: string) =>
  sql`select id, section_id, slug, title, position, minutes, preview, body, tasks, needs, kind, revision
    from lessons where course_id = ${courseId}`;

/** Its quizzes, with the names that an author's quiz has. */
export const quizzesIn = (courseId: string) =>
  sql`select id, section_id, drawn, pass_mark as "passMark", wait_minutes as "waitMinutes", questions, revision
    from stage_quizzes where course_id = ${courseId}`;

/** A course without its lessons. */
export interface WholeCourse extends Omit<CoursesTable, 'faqs'> {
  faqs: readonly Faq[];
  /** Of its stages, by id; null if it has none. */
  durations: Readonly<Record<string, string>> | null;
}

/** All of a course but its lessons, as part of another feature's statement; null without one. */
export const wholeCourseIn = (courseId: string) =>
  sql<WholeCourse | null>`(
      select to_json(whole) from (
        select courses.*, (
          select json_object_agg(id, duration) from course_sections where course_id = courses.id
        ) as durations
        from courses where id = ${courseId}
      ) as whole)`;

/** The course itself, on sale or not. */
export const courseIn = (courseId: string | Expression<string>) =>
  sql`select id, slug, title, published_at is not null as published from courses where id = ${courseId}`;

/** The written lessons of all courses on sale, in the same way. */
export const lessonsOnSale = sql`select lessons.id from lessons
  join courses on courses.id = lessons.course_id
  where courses.published_at is not null and lessons.body is not null`;

/** The courses that came with the school, with every slug that each has or had. */
export const selectStartingCourses = async () =>
  (
    await sql<{ id: string; slugs: string[] }>`
      select id, array(
        select courses.slug union all select slug from former_course_slugs where course_id = courses.id
      ) as slugs
      from courses
      where created_at = (select given_at from starting_content where name = 'courses')`.execute(
      db(),
    )
  ).rows;

/** The lessons, as readers have them, whose text shows a file, in the same way. */
export const lessonsShowing = (media: string | Expression<string>) =>
  sql`select id, course_id, title from lessons where body like '%/media/%' and media_in(body) @> array[${media}]`;

const isCover = (media: string | Expression<string>) =>
  sql<boolean>`courses.image like '/media/%' and media_in(courses.image) @> array[${media}]`;

/** The courses whose cover is a picture, in the same way. */
export const coursesShowing = (media: string | Expression<string>) =>
  sql`select id, id as course_id, null as title from courses where ${isCover(media)}`;

/** Whether a picture is the cover of a course that is or was on sale, or is announced. */
export const isPublicCover = async (media: string, isAnnouncedIn: IsAbout): Promise<boolean> =>
  (await db()
    .selectFrom('courses')
    .select('id')
    .where(isCover(media))
    .where((course) =>
      course.or([isOpenedIn(course.ref('courses.id')), isAnnouncedIn(course.ref('courses.id'))]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether a free lesson of a course on sale shows a file. */
export const isShownFree = async (media: string): Promise<boolean> =>
  (await db()
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select('lessons.id')
    .where(
      sql<boolean>`lessons.body like '%/media/%' and media_in(lessons.body) @> array[${media}]`,
    )
    .where('lessons.preview', '=', true)
    .where('courses.published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Makes these the stages, lessons and quizzes of a course, in this order. Those that stay keep their ids; an
 * id of another course is an error.
 */
export async function replaceContent(
  courseId: string,
  stages: readonly StageContent[],
): Promise<void> {
  const sections = stages.map(({ id, title }, position) => ({ id, title, position }));
  const lessons = stages
    .flatMap(({ id, lessons: own }) => own.map((lesson) => ({ ...lesson, section_id: id })))
    .map((lesson, position) => ({ ...lesson, position }));
  await sql`
    insert into course_sections (id, course_id, title, duration, position)
    select id, ${courseId}, title, '', position
    from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as given (id text, title text, position integer)
    on conflict (id) do update set title = excluded.title, position = excluded.position
    where course_sections.course_id = excluded.course_id`.execute(db());
  await sql`
    insert into lessons (id, course_id, section_id, slug, title, position, minutes, preview, body, tasks, needs, kind, revision)
    select id, ${courseId}, section_id, slug, title, position, minutes, preview, body,
      array(select jsonb_array_elements_text(tasks)), needs, kind, revision
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as given (id text, section_id text, slug text,
      title text, position integer, minutes integer, preview boolean, body text, tasks jsonb, needs jsonb, kind text,
      revision text)
    on conflict (id) do update set section_id = excluded.section_id, slug = excluded.slug,
      title = excluded.title, position = excluded.position, minutes = excluded.minutes,
      preview = excluded.preview, body = excluded.body, tasks = excluded.tasks, needs = excluded.needs, kind = excluded.kind,
      revision = excluded.revision
    where lessons.course_id = excluded.course_id`.execute(db());
  const quizzes = stages.flatMap(({ id, quiz }) => (quiz ? { ...quiz, section_id: id } : []));
  await sql`
    insert into stage_quizzes (id, course_id, section_id, drawn, pass_mark, wait_minutes, questions, revision)
    select id, ${courseId}, section_id, drawn, "passMark", "waitMinutes", questions, revision
    from jsonb_to_recordset(${JSON.stringify(quizzes)}::jsonb) as given (id text, section_id text, drawn integer,
      "passMark" integer, "waitMinutes" integer, questions jsonb, revision text)
    on conflict (id) do update set section_id = excluded.section_id, drawn = excluded.drawn,
      pass_mark = excluded.pass_mark, wait_minutes = excluded.wait_minutes, questions = excluded.questions,
      revision = excluded.revision
    where stage_quizzes.course_id = excluded.course_id`.execute(db());
  await deleteOthers('stage_quizzes', courseId, quizzes);
  await deleteOthers('lessons', courseId, lessons);
  await deleteOthers('course_sections', courseId, sections);
}

const deleteOthers = (
  table: 'lessons' | 'course_sections' | 'stage_quizzes',
  courseId: string,
  kept: readonly { id: string }[],
) =>
  sql`delete from ${sql.table(table)}
    where course_id = ${courseId} and id <> all (${kept.map(({ id }) => id)}::text[])`.execute(
    db(),
  );

/** Says that a course has changed, and puts it on sale if asked to. */
export const updatePublished = ({ id, onSale }: { id: string; onSale: boolean }, now: Date) =>
  db()
    .updateTable('courses')
    .set((course) => ({
      ...(onSale && { published_at: course.fn.coalesce('published_at', course.val(now)) }),
      updated_at: now,
      version: course('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

type PageColumns = Partial<Omit<CoursesTable, 'faqs'>> & { faqs?: readonly Faq[] };

/** Changes what the page of a course says. */
export const updatePage = (id: string, { faqs, ...changes }: PageColumns, now: Date) =>
  db()
    .updateTable('courses')
    .set((course) => ({
      ...changes,
      ...(faqs && { faqs: JSON.stringify(faqs) }),
      updated_at: now,
      version: course('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
