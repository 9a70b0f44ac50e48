import type { PersonalData } from '#app/platform/personal-data.ts';
import {
  completionFacts,
  courseCompletionFacts,
  deleteFirstLesson,
  deleteSaved,
  enrolmentFacts,
  firstLessonFacts,
  savedFacts,
  taskFacts,
} from './personal-data.queries.ts';
import { deleteWatched, watchedFacts } from './watched.queries.ts';

export const learningPersonalData: PersonalData = {
  part: 'learning',
  inPolicy: 'lessons completed',
  tables: {
    enrolments: 'exported; kept without the person, as courses count their learners',
    course_completions: 'exported; kept without the person',
    lesson_completions: 'exported; kept without the person',
    first_lessons: 'exported; deleted',
    lesson_tasks_done: 'exported; kept without the person',
    video_positions: 'exported; deleted',
    saved_courses: 'exported; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: {
      courses: await enrolmentFacts(uid),
      finishedCourses: await courseCompletionFacts(uid),
      savedCourses: await savedFacts(uid),
      firstLesson: await firstLessonFacts(uid),
      completedLessons: await completionFacts(uid),
      watchedVideos: await watchedFacts(uid),
      tasksDone: await taskFacts(uid),
    },
  }),
  erase: async (_ctx, { uid }) => {
    await deleteFirstLesson(uid);
    await deleteSaved(uid);
    await deleteWatched(uid);
  },
};
