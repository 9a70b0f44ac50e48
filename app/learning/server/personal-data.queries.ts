import { q } from '#app/platform/database.ts';
import type { LearningTables } from './tables.ts';

const db = () => q<LearningTables>();

export const enrolmentFacts = (uid: string) =>
  db()
    .selectFrom('enrolments')
    .select(['course_id as courseId', 'started_at as startedAt', 'last_opened_at as openedAt'])
    .select(['last_lesson_id as lessonId', 'lesson_opened_at as lessonOpenedAt'])
    .where('uid', '=', uid)
    .orderBy('last_opened_at', 'desc')
    .execute();

export const savedFacts = (uid: string) =>
  db()
    .selectFrom('saved_courses')
    .select(['course_id as courseId', 'saved_at as savedAt'])
    .where('uid', '=', uid)
    .orderBy('saved_at')
    .execute();

export const firstLessonFacts = (uid: string) =>
  db()
    .selectFrom('first_lessons')
    .select(['lesson_id as lessonId', 'done_at as doneAt'])
    .where('uid', '=', uid)
    .execute();

export const deleteFirstLesson = (uid: string) =>
  db().deleteFrom('first_lessons').where('uid', '=', uid).execute();

export const deleteSaved = (uid: string) =>
  db().deleteFrom('saved_courses').where('uid', '=', uid).execute();

export const completionFacts = (uid: string) =>
  db()
    .selectFrom('lesson_completions')
    .select(['course_id as courseId', 'lesson_id as lessonId'])
    .select(['opened_at as openedAt', 'completed_at as completedAt'])
    .where('uid', '=', uid)
    .orderBy('completed_at')
    .execute();

export const courseCompletionFacts = (uid: string) =>
  db()
    .selectFrom('course_completions')
    .select(['course_id as courseId', 'completed_at as completedAt', 'course_version as version'])
    .where('uid', '=', uid)
    .orderBy('completed_at')
    .execute();

export const taskFacts = (uid: string) =>
  db()
    .selectFrom('lesson_tasks_done')
    .select(['lesson_id as lessonId', 'task', 'done_at as doneAt'])
    .where('uid', '=', uid)
    .orderBy('done_at')
    .execute();
