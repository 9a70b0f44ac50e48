import type { Clock } from '#app/platform/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { giveOnce } from '#app/platform/starting-content.ts';
import { quizRow } from './new-lessons.service.ts';
import { ports } from './ports.ts';
import {
  insertCourse,
  insertLessons,
  insertQuizzes,
  insertSections,
  selectNextPosition,
  type LessonRow,
} from './queries.ts';
import { readStartingCourses, type StartingCourse } from './starting-courses.service.ts';
import { withVideos } from './supplied-texts.service.ts';

/** Gives a new database its courses, once, so that later changes by admins stay. */
export async function seedCourses(clock: Clock, read = readStartingCourses): Promise<void> {
  const now = clock.now();
  await giveOnce('courses', now, async () => {
    for (const course of await read()) await insertStartingCourse(course, { now, onSale: true });
  });
}

/**
 * Adds a course of content/courses at the end of the catalogue, with its lessons, quizzes and project,
 * in the running transaction. Nothing, if a course has its slug.
 */
export async function insertStartingCourse(
  course: StartingCourse,
  { now, onSale }: { now: Date; onSale: boolean },
): Promise<string | undefined> {
  const id = newId();
  const { slug, title, description, topic, level, icon, palette, instructor, faqs } = course;
  const row = {
    id,
    slug,
    title,
    description,
    topic,
    level,
    icon,
    palette,
    composition: null,
    faqs,
    duration: '',
    image: null,
    instructor_name: instructor.name,
    instructor_title: instructor.title,
    instructor_bio: instructor.bio,
    instructor_image: null,
  };
  const inserted = await insertCourse({
    ...row,
    learning_points: course.learningPoints,
    target_audience: course.targetAudience,
    is_new: course.isNew,
    is_trending: course.isTrending,
    position: await selectNextPosition(),
    created_at: now,
    published_at: onSale ? now : null,
    updated_at: now,
    version: 1,
  });
  if (!inserted) return undefined;
  const sections = course.sections.map((section, position) => ({
    id: newId(),
    course_id: id,
    title: section.title,
    duration: '',
    position,
  }));
  await insertSections(sections);
  const bodies = await bodiesOf(course, now);
  const entries = course.sections.flatMap((section, index) =>
    section.lessons.map((lesson) => ({ lesson, section: sections[index]?.id ?? '' })),
  );
  const idOf = new Map(entries.map(({ lesson }) => [lesson, newId()]));
  await insertLessons(
    entries.map(({ lesson, section }, position): LessonRow => {
      const file = course.lessons.get(lesson);
      if (!file) throw new Error(`content/courses/${slug}: there is no lesson ${lesson}`);
      return {
        id: idOf.get(lesson) ?? '',
        course_id: id,
        section_id: section,
        slug: lesson,
        title: file.title,
        position,
        minutes: file.minutes,
        preview: file.preview,
        body: bodies.get(lesson) ?? file.body,
        tasks: file.tasks,
        needs: file.needs,
        kind: file.kind,
      };
    }),
  );
  const quizzes = course.quizzes.map((quiz, index) =>
    quizRow(quiz, { courseId: id, sectionId: sections[index]?.id ?? '', lessons: idOf }),
  );
  if (quizzes.length > 0) await insertQuizzes(quizzes);
  if (course.project) await ports().addProject(course.project, { courseId: id, uid: null, now });
  return id;
}

/** The texts of the lessons, with their videos in the store. */
const bodiesOf = async ({ slug, lessons }: StartingCourse, now: Date) =>
  new Map(
    await Promise.all(
      [...lessons].map(
        async ([lesson, { body }]) => [lesson, await withVideos(slug, body, now)] as const,
      ),
    ),
  );
