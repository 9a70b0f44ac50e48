import { log } from '#app/platform/log.ts';
import { mediaIdsIn } from '#app/media/media-address.ts';
import { shownMedia } from '#app/media/server/face.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { quizProblems } from '#app/quizzes/contract.ts';
import { courseProblems } from '../contract.ts';
import type { QuizContent } from '../course-content.ts';
import { publishedPage } from './catalogue.service.ts';
import type { Outlined } from './courses.answers.ts';
import { lessonInside } from './lessons.answers.ts';
import {
  selectCourseId,
  selectCourseIds,
  selectLesson,
  selectLessonEntries,
  selectLessons,
  selectPublished,
  selectQuiz,
  selectQuizEntries,
  selectSections,
  type RatedCourse,
} from './queries.ts';

const refuse = problemsOf({ ...courseProblems, ...quizProblems });

const topics = ['courses'];
const outlines = new ContentMemory<Outlined>({ topics, most: 500 });
const ids = new ContentMemory<string>({ topics, most: 2000 });
const lessons = new ContentMemory<WrittenLesson>({ topics: [...topics, 'media'], most: 500 });

/** Published courses with their outlines, by id; others are left out. */
export const outlinesOf = (courseIds: readonly string[]): Promise<Map<string, Outlined>> =>
  outlines.all(courseIds, async (missing) => {
    const read = await outline(await selectPublished(missing));
    return new Map(read.map((outlined) => [outlined.course.id, outlined]));
  });

/** The same by slug, present or former. */
export async function outlinesBySlug(slugs: readonly string[]): Promise<Map<string, Outlined>> {
  const idOf = await ids.all(slugs, selectCourseIds);
  const read = await outlinesOf([...new Set(idOf.values())]);
  return new Map(
    [...idOf].flatMap(([slug, id]) => {
      const outlined = read.get(id);
      return outlined ? [[slug, outlined] as const] : [];
    }),
  );
}

/** One page of all published courses, in the catalogue's order. */
export async function outlinedPage(asked: number, perPage: number) {
  const { ids: shown, page, pages } = await publishedPage(asked, perPage);
  const read = await outlinesOf(shown);
  return { courses: shown.flatMap((id) => read.get(id) ?? []), page, pages };
}

/** @throws {Problem} courses/not-found */
export async function outlinedCourse(key: 'id' | 'slug', value: string): Promise<Outlined> {
  const read = await (key === 'id' ? outlinesOf([value]) : outlinesBySlug([value]));
  const outlined = read.get(value);
  if (!outlined) throw refuse('courses/not-found');
  return outlined;
}

/**
 * The id of the course that has or had this slug, on sale or not.
 * @throws {Problem} courses/not-found
 */
export async function courseIdBySlug(slug: string): Promise<string> {
  const id = await selectCourseId(slug);
  if (id === null) throw refuse('courses/not-found');
  return id;
}

type SelectedLesson = NonNullable<Awaited<ReturnType<typeof selectLesson>>>;
type WrittenLesson = SelectedLesson & Pick<ReturnType<typeof lessonInside>, 'inside' | 'blocks'>;

/**
 * A written lesson. The caller checks who may read it.
 * @throws {Problem} lessons/not-found
 */
export async function writtenLesson(
  key: { courseSlug: string; lessonSlug: string } | { id: string },
): Promise<WrittenLesson> {
  const name = 'id' in key ? key.id : `${key.courseSlug}/${key.lessonSlug}`;
  const lesson = await lessons.one(name, async () => {
    const row = await selectLesson(key);
    return row && (await readLessons([row])).get(row.id);
  });
  if (!lesson) throw refuse('lessons/not-found');
  return lesson;
}

/** Written lessons by id; others are left out. The caller checks who may read them. */
export const writtenLessons = (ids: readonly string[]): Promise<Map<string, WrittenLesson>> =>
  lessons.all(ids, async (missing) => readLessons(await selectLessons(missing)));

async function readLessons(rows: readonly SelectedLesson[]): Promise<Map<string, WrittenLesson>> {
  const media = await shownMedia([...new Set(rows.flatMap(({ body }) => mediaIdsIn(body ?? '')))]);
  return new Map(
    rows.flatMap((row) => {
      if (row.body === null) return [];
      const { unreadable, ...read } = lessonInside(row, media);
      if (unreadable > 0)
        log.warn(
          { lesson: row.id, unreadable },
          'a lesson leaves out practice that cannot be read',
        );
      return [[row.id, { ...row, ...read }]] as const;
    }),
  );
}

const quizzes = new ContentMemory<QuizContent>({ topics, most: 500 });

/**
 * The quiz of a published course, with the answers. The caller checks who may take it.
 * @throws {Problem} quizzes/not-found
 */
export async function stageQuiz(id: string): Promise<QuizContent> {
  const quiz = await quizzes.one(id, () => selectQuiz(id));
  if (!quiz) throw refuse('quizzes/not-found');
  return quiz;
}

async function outline(courses: RatedCourse[]): Promise<Outlined[]> {
  if (courses.length === 0) return [];
  const ids = courses.map((course) => course.id);
  const [sections, lessons, quizzes] = await Promise.all([
    selectSections(ids),
    selectLessonEntries(ids),
    selectQuizEntries(ids),
  ]);
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.section_id);
  const quizOf = new Map(
    quizzes.map(({ section_id: section, ...quiz }) => [section, quiz] as const),
  );
  const sectionsOf = Map.groupBy(sections, (section) => section.course_id);
  return courses.map((course) => ({
    course,
    sections: (sectionsOf.get(course.id) ?? []).map(({ id, title, duration }) => ({
      id,
      title,
      duration,
      lessons: lessonsOf.get(id) ?? [],
      quiz: quizOf.get(id) ?? null,
    })),
  }));
}
