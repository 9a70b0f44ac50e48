import { sql } from 'kysely';
import type { CourseContent, StageContent } from '#app/courses/course-content.ts';
import type { LessonNeed } from '#app/courses/lesson-needs.ts';
import { contentIn, projectPart, wholeCourseIn } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';
import { insertQuizzes } from './quizzes.queries.ts';
import { scheduledIn } from './schedules.queries.ts';
import type { AuthoringTables, DraftLessonsTable } from './tables.ts';

const db = () => q<AuthoringTables>();

/** Begins a draft; undefined if the course has one. */
export const insertDraft = (courseId: string, now: Date) =>
  db()
    .insertInto('course_drafts')
    .values({ course_id: courseId, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst();

export const deleteDraft = (courseId: string) =>
  db().deleteFrom('course_drafts').where('course_id', '=', courseId).execute();

/** What readers get of a course, its whole draft, and what it publishes later; null without one. */
export const selectBoth = (courseId: string) =>
  db()
    .selectNoFrom([
      contentIn(courseId).as('published'),
      draftIn(courseId).as('draft'),
      scheduledIn(courseId).as('scheduled'),
    ])
    .executeTakeFirstOrThrow();

/** The same, with the rest of the course. */
export const selectWhole = (courseId: string) =>
  db()
    .selectNoFrom([
      contentIn(courseId).as('published'),
      draftIn(courseId).as('draft'),
      wholeCourseIn(courseId).as('course'),
      projectPart(courseId).as('project'),
    ])
    .executeTakeFirstOrThrow();

/** A course's draft as part of a statement; null without one. */
export const draftIn = (courseId: string) =>
  sql<StageContent[] | null>`(
      select coalesce((
        select json_agg(stage order by position) from (
          select id, title, position, (
            select coalesce(json_agg(lesson order by position), '[]')
            from draft_lessons as lesson where section_id = draft_sections.id
          ) as lessons, (
            select json_build_object('id', id, 'drawn', drawn, 'passMark', pass_mark,
              'waitMinutes', wait_minutes, 'questions', questions, 'revision', revision)
            from draft_quizzes where section_id = draft_sections.id
          ) as quiz
          from draft_sections where course_id = course_drafts.course_id
        ) as stage), '[]')
      from course_drafts where course_id = ${courseId})`;

/** A statement with more keeps everyone else waiting. */
const charactersAtOnce = 500_000;

/** Lessons in parts with so much text each. */
function inParts<Lesson extends { body: string | null }>(lessons: readonly Lesson[]): Lesson[][] {
  const parts: Lesson[][] = [];
  let characters = Infinity;
  for (const lesson of lessons) {
    characters += lesson.body?.length ?? 0;
    if (characters <= charactersAtOnce) parts.at(-1)?.push(lesson);
    else {
      parts.push([lesson]);
      characters = lesson.body?.length ?? 0;
    }
  }
  return parts;
}

/** Fills a new draft, or adds to one, after so many stages and lessons. */
export async function insertContent(
  courseId: string,
  { stages }: CourseContent,
  now: Date,
  after = { stages: 0, lessons: 0 },
): Promise<void> {
  if (stages.length > 0)
    await db()
      .insertInto('draft_sections')
      .values(
        stages.map(({ id, title }, place) => ({
          id,
          course_id: courseId,
          title,
          position: after.stages + place,
        })),
      )
      .execute();
  const lessons = stages
    .flatMap((stage) => stage.lessons.map((lesson) => ({ ...lesson, section_id: stage.id })))
    .map(({ tasks, needs, ...lesson }, place) => ({
      ...lesson,
      tasks: [...tasks],
      needs: JSON.stringify(needs),
      course_id: courseId,
      position: after.lessons + place,
      changed_at: now,
      changed_by: null,
    }));
  for (const part of inParts(lessons))
    await db().insertInto('draft_lessons').values(part).execute();
  await insertQuizzes(
    stages.flatMap(({ id, quiz }) =>
      quiz
        ? { ...quiz, course_id: courseId, section_id: id, changed_at: now, changed_by: null }
        : [],
    ),
  );
}

export const selectStages = (courseId: string) =>
  db()
    .selectFrom('draft_sections')
    .select('id')
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();

/** Ids and addresses of the lessons of a draft, in order. */
export const selectLessonPlaces = (courseId: string) =>
  db()
    .selectFrom('draft_lessons')
    .select(['id', 'section_id', 'slug'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();

export const insertStage = (row: { id: string; course_id: string; title: string }) =>
  db()
    .insertInto('draft_sections')
    .values({
      ...row,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from draft_sections where course_id = ${row.course_id})`,
    })
    .execute();

export const updateStage = (courseId: string, id: string, title: string) =>
  db()
    .updateTable('draft_sections')
    .set({ title })
    .where('course_id', '=', courseId)
    .where('id', '=', id)
    .execute();

export const deleteStage = (courseId: string, id: string) =>
  db()
    .deleteFrom('draft_sections')
    .where('course_id', '=', courseId)
    .where('id', '=', id)
    .execute();

/** Gives the stages of a draft their places, from 0. */
export const orderStages = (courseId: string, ids: readonly string[]) =>
  sql`update draft_sections set position = ordered.nth - 1
      from unnest(${ids}::text[]) with ordinality as ordered (id, nth)
      where course_id = ${courseId} and draft_sections.id = ordered.id`.execute(db());

/** Gives the lessons of a draft their stages and places, from 0. */
export const orderLessons = (
  courseId: string,
  lessons: readonly { id: string; section_id: string }[],
) =>
  sql`update draft_lessons set position = ordered.nth - 1, section_id = ordered.stage
      from unnest(${lessons.map(({ id }) => id)}::text[], ${lessons.map((each) => each.section_id)}::text[])
        with ordinality as ordered (id, stage, nth)
      where course_id = ${courseId} and draft_lessons.id = ordered.id`.execute(db());

/** A lesson of a draft as the program has it. */
type DraftLesson = Omit<DraftLessonsTable, 'needs'> & { needs: LessonNeed[] };

export const insertLesson = ({ needs, ...row }: DraftLesson) =>
  db()
    .insertInto('draft_lessons')
    .values({ ...row, needs: JSON.stringify(needs) })
    .execute();

/** Undefined if its text is not the edited one any more, or it is gone. */
export const updateLesson = (
  edited: { id: string; revision: string },
  { needs, ...changes }: Omit<DraftLesson, 'id' | 'course_id' | 'section_id' | 'slug' | 'position'>,
) =>
  db()
    .updateTable('draft_lessons')
    .set({ ...changes, needs: JSON.stringify(needs) })
    .where('id', '=', edited.id)
    .where('revision', '=', edited.revision)
    .returning('id')
    .executeTakeFirst();

export const deleteLesson = (courseId: string, id: string) =>
  db()
    .deleteFrom('draft_lessons')
    .where('course_id', '=', courseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
