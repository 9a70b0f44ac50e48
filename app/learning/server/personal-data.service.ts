import type { PersonalData } from '#app/platform/personal-data.ts';
import { completionFacts, taskFacts } from './personal-data.queries.ts';
import { selectEnrolments } from './queries.ts';

export const learningPersonalData: PersonalData = {
  part: 'learning',
  tables: {
    enrolments: 'exported; kept without the person, as courses count their learners',
    lesson_completions: 'exported; kept without the person',
    lesson_tasks_done: 'exported; kept without the person',
  },
  exportOf: async ({ uid }) => ({
    data: {
      courses: (await selectEnrolments(uid)).map((row) => ({
        courseId: row.course_id,
        startedAt: row.started_at,
        openedAt: row.last_opened_at,
      })),
      completedLessons: await completionFacts(uid),
      tasksDone: await taskFacts(uid),
    },
  }),
};
