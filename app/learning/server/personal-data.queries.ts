import { q } from '#app/platform/database.ts';
import type { LearningTables } from './tables.ts';

const db = () => q<LearningTables>();

export const completionFacts = (uid: string) =>
  db()
    .selectFrom('lesson_completions')
    .select(['course_id as courseId', 'lesson_id as lessonId', 'completed_at as completedAt'])
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
