import { sql } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import type { LessonKind } from '#app/courses/lesson-kinds.ts';
import type { LessonNeed } from '#app/courses/lesson-needs.ts';
import { courseIn, lessonsIn, quizzesIn, stagesIn } from '#app/courses/server/content.face.ts';
import { completersIn } from '#app/learning/server/face.ts';
import { noteTakersIn } from '#app/notes/server/face.ts';
import { q } from '#app/platform/database.ts';
import { practisersIn } from '#app/practice/server/face.ts';
import type { LessonState } from '../lesson-states.ts';
import { askersPart, projectTakenOverPart } from './ports.ts';
import { answeredIn, type Answered } from './supplied.queries.ts';

/** What an author sees: the draft or, where there is none, what is published. */
const sources = (courseId: string) => sql`
  course as (${courseIn(courseId)}),
  live as (${lessonsIn(courseId)}),
  draft as (select begun_at from course_drafts where course_id = ${courseId}),
  stage as (
    select id, title, position from draft_sections where course_id = ${courseId}
    union all
    select * from (${stagesIn(courseId)}) as published where not exists (select from draft)
  ),
  live_quiz as (${quizzesIn(courseId)}),
  quiz as (
    select id, section_id, drawn, pass_mark as "passMark", wait_minutes as "waitMinutes", questions, revision
    from draft_quizzes where course_id = ${courseId}
    union all
    select * from live_quiz where not exists (select from draft)
  ),
  lesson as (
    select id, section_id, slug, title, position, minutes, preview, body, tasks, needs, kind, revision, changed_by, changed_at
    from draft_lessons where course_id = ${courseId}
    union all
    select *, null, null from live where not exists (select from draft)
  )`;

const texts = (of: 'lesson' | 'live') =>
  sql.raw(
    `(${['slug', 'title', 'minutes', 'preview', 'body', 'tasks', 'needs', 'kind'].map((name) => `${of}.${name}`).join(', ')})`,
  );

const quizTexts = (of: 'quiz' | 'live_quiz') =>
  sql.raw(`(${of}.drawn, ${of}."passMark", ${of}."waitMinutes", ${of}.questions)`);

export interface OutlineRow {
  id: string;
  slug: string;
  title: string;
  published: boolean;
  begun_at: string | null;
  publish_at: string | null;
  answered: Answered | null;
  project_taken_over_at: string | null;
  stages: { id: string; title: string }[];
  lessons: {
    id: string;
    section_id: string;
    slug: string;
    title: string;
    minutes: number;
    preview: boolean;
    kind: LessonKind;
    written: boolean;
    opens: boolean;
    state: LessonState;
  }[];
  quizzes: { id: string; section_id: string; questions: number; state: LessonState }[];
}

/** A course's outline as its author has it, in one statement. */
export const selectOutline = async (courseId: string): Promise<OutlineRow | undefined> =>
  (
    await sql<OutlineRow>`
      with ${sources(courseId)}
      select course.*, (select to_json(begun_at) from draft) as begun_at,
        (select to_json(publish_at) from scheduled_publications where course_id = ${courseId}) as publish_at,
        ${answeredIn(courseId)} as answered,
        ${projectTakenOverPart(courseId)} as project_taken_over_at,
        (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by position), '[]') from stage) as stages,
        (select coalesce(json_agg(json_build_object('id', id, 'section_id', lesson.section_id,
            'slug', lesson.slug, 'title', lesson.title, 'minutes', lesson.minutes, 'preview', lesson.preview, 'kind', lesson.kind,
            'written', lesson.body is not null, 'opens', course.published and live.body is not null,
            'state', case when not course.published or live.id is null then 'new'
              when ${texts('lesson')} is distinct from ${texts('live')} then 'changed' else 'live' end) order by lesson.position), '[]')
          from lesson left join live using (id)) as lessons,
        (select coalesce(json_agg(json_build_object('id', id, 'section_id', quiz.section_id,
            'questions', jsonb_array_length(quiz.questions),
            'state', case when not course.published or live_quiz.id is null then 'new'
              when ${quizTexts('quiz')} is distinct from ${quizTexts('live_quiz')} then 'changed' else 'live' end)), '[]')
          from quiz left join live_quiz using (id)) as quizzes
      from course`.execute(q())
  ).rows[0];

export interface EditedRow {
  id: string;
  slug: string;
  title: string;
  minutes: number;
  preview: boolean;
  body: string | null;
  tasks: string[];
  needs: LessonNeed[];
  kind: LessonKind;
  revision: string;
  /** The name of the person. */
  changed_by: string | null;
  changed_at: Date | null;
}

/** A lesson to be edited; undefined if the course has no such lesson. */
export const selectEdited = async (
  courseId: string,
  lessonId: string,
): Promise<EditedRow | undefined> =>
  (
    await sql<EditedRow>`
      with ${sources(courseId)}
      select id, slug, title, minutes, preview, body, tasks, needs, kind, revision, changed_at,
        ${nameOf(sql.ref('lesson.changed_by'))} as changed_by
      from lesson where id = ${lessonId}`.execute(q())
  ).rows[0];

type LessonLearners = Record<'completed' | 'practised' | 'noted' | 'asked', number>;

const lesson = sql.ref<string>('lesson.id');

/** How many people use a lesson, and how; undefined if the course has no such lesson. */
export const selectLearners = async (
  courseId: string,
  lessonId: string,
): Promise<LessonLearners | undefined> =>
  (
    await sql<LessonLearners>`
      with ${sources(courseId)}
      select ${completersIn(lesson)} as completed, ${practisersIn(lesson)} as practised,
        ${noteTakersIn(lesson)} as noted, ${askersPart(lesson)} as asked
      from lesson where id = ${lessonId}`.execute(q())
  ).rows[0];
