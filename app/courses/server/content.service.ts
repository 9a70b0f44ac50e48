import type { MediaById } from '#app/media/shown-media.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { practiceFaults } from '#app/practice/server/face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseProblems } from '../contract.ts';
import { faultOfKind, faultsOfMedia } from '../lesson-html.ts';
import { stageOf, type CourseContent } from '../course-content.ts';
import type { LessonKind } from '../lesson-kinds.ts';
import type { LessonNeed } from '../lesson-needs.ts';
import { lessonInside } from './lessons.answers.ts';
import {
  isPublicCover,
  isShownFree,
  lockCourse,
  replaceContent,
  selectContent,
  updatePublished,
} from './content.queries.ts';
import { ports } from './ports.ts';

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
  if (course.onSale) await ports().onOpened(course.id);
  await contentChanged('courses');
}

interface Written {
  body: string;
  kind: LessonKind;
  needs: LessonNeed[];
}

/** Everything that keeps a lesson from being published, by line, if it may show these. */
export const faultsIn = ({ body, kind }: Pick<Written, 'body' | 'kind'>, media: MediaById) =>
  [
    ...practiceFaults(body),
    ...faultOfKind(kind, body, media).map((message) => ({
      ...ofText,
      line: 1,
      message,
      field: 'kind',
      text: message,
    })),
    ...faultsOfMedia(body, media).map((fault) => ({ ...ofText, ...fault, text: fault.message })),
  ].toSorted((one, other) => one.line - other.line);

/** Of no practice. */
const ofText = { block: -1, field: '', text: '' };

/** A lesson as readers would see it, its practice with the answers, and its faults. */
export function lessonAsRead({ body, kind, needs }: Written, media: MediaById) {
  const { inside, blocks } = lessonInside({ ...untitled, body, needs }, media);
  return { parts: inside.parts, blocks, faults: faultsIn({ body, kind }, media) };
}

/** The practice of a text, with the answers. */
export const practiceIn = (body: string) =>
  lessonInside({ ...untitled, body, needs: [] }, new Map()).blocks;

/** Only what is free: anyone may ask for addresses that don't exist. */
const free = new ContentMemory<true>({ topics: ['courses'], most: 2000 });

const isFree = async (id: string): Promise<true | undefined> =>
  (await isShownFree(id)) || (await isPublicCover(id, ports().isAnnouncedIn)) || undefined;

/** Whether anyone may see something, since a free lesson or the cover of a course shows it. */
export const isFreeMedia = async (id: string): Promise<boolean> =>
  (await free.one(id, () => isFree(id))) ?? false;

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
  kind: 'reading' as const,
};
