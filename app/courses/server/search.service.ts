import type { SearchSource } from '#app/platform/feature.ts';
import { coursePath, myLessonPath, previewPath } from '#app/shared/addresses.ts';
import { lessonText } from '../lesson-html.ts';
import { courseWords, findCourses, findLessons } from './search.queries.ts';

export const coursesSource: SearchSource = {
  kind: 'courses',
  label: 'Courses',
  rank: 10,
  vocabulary: courseWords,
  find: async (_ctx, asked) =>
    (await findCourses(asked)).map(({ slug, title, topic, text }) => ({
      title,
      detail: topic,
      path: coursePath(slug),
      text,
    })),
};

/** Anyone finds the free lessons; members find all. */
export const lessonsSource: SearchSource = {
  kind: 'lessons',
  label: 'Lessons',
  rank: 20,
  find: async (_ctx, asked) =>
    (await findLessons({ ...asked, free: true })).map(
      ({ slug, title, course, courseTitle, text }) => ({
        title,
        detail: `Free lesson from ${courseTitle}`,
        path: previewPath(course, slug),
        text: lessonText(text ?? ''),
      }),
    ),
  findForMembers: async (_ctx, asked) =>
    (await findLessons({ ...asked, free: false })).map(
      ({ slug, title, course, courseTitle, text }) => ({
        title,
        detail: courseTitle,
        path: myLessonPath(course, slug),
        text: lessonText(text ?? ''),
      }),
    ),
};
