import type { MediaById } from '#app/media/shown-media.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { practiceFaults } from '#app/practice/server/face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseProblems } from '../contract.ts';
import { faultsOfMedia } from '../lesson-html.ts';
import { stageOf, type CourseContent } from '../course-content.ts';
import type { LessonNeed } from '../lesson-needs.ts';
import { lessonInside } from './lessons.answers.ts';
import {
  isShownFree,
  lockCourse,
  replaceContent,
  selectContent,
  updatePublished,
} from './content.queries.ts';

const refuse = problemsOf(courseProblems);

/**
 * A course whose content is about to change. Others who want to change it wait until the running
 * transaction ends.
 *
 * @throws {Problem} courses/not-found
 */
export async function courseToChange(id: string) {
  const course = await lockCourse(id);
  if (!course) throw refuse('courses/not-found');
  return course;
}

/** What readers get of a course, on sale or not. */
export const contentOf = async (courseId: string): Promise<CourseContent> => ({
  stages: (await selectContent(courseId)).map(stageOf),
});

/** Gives readers this content. The caller has the course locked. */
export async function publishContent(
  course: { id: string; onSale: boolean },
  { stages }: CourseContent,
  now: Date,
): Promise<void> {
  await replaceContent(course.id, stages);
  await updatePublished(course, now);
  await contentChanged('courses');
}

/** Everything that keeps a lesson's Markdown from being published, by line, if it may show these. */
export const faultsIn = (body: string, media: MediaById) =>
  [
    ...practiceFaults(body),
    ...faultsOfMedia(body, media).map(({ line, message }) => ({
      line,
      message,
      block: -1,
      field: '',
      text: message,
    })),
  ].toSorted((one, other) => one.line - other.line);

/** A lesson's Markdown as readers would see it, its practice with the answers, and its faults. */
export function textAsRead(body: string, media: MediaById = new Map(), needs: LessonNeed[] = []) {
  const { inside, blocks } = lessonInside({ ...untitled, body, needs }, media);
  return { parts: inside.parts, blocks, faults: faultsIn(body, media) };
}

/** Only what is free: anyone may ask for addresses that don't exist. */
const free = new ContentMemory<true>({ topics: ['courses'], most: 2000 });

/** Whether anyone may see something, since a free lesson shows it. */
export const isFreeMedia = async (id: string): Promise<boolean> =>
  (await free.one(id, async () => (await isShownFree(id)) || undefined)) ?? false;

const untitled = {
  id: '',
  course_id: '',
  section_id: '',
  slug: '',
  title: '',
  position: 0,
  minutes: 0,
  preview: false,
  tasks: [],
};
