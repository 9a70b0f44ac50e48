import type { SuppliedStage } from '#app/courses/course-content.ts';
import { mostLessons, mostStages } from '#app/courses/content-limits.ts';
import { newId, sha256 } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringProblems, type Outline } from '../contract.ts';
import { freeSlug } from '../places.ts';
import { identified } from '../supplied-texts.ts';
import * as queries from './drafts.queries.ts';
import { inDraft, type Author } from './drafts.service.ts';
import { outlineOf } from './outline.service.ts';

const refuse = problemsOf(authoringProblems);

interface Room {
  stages: number;
  lessons: number;
  /** Stands for the stages and lessons that it has, whatever they say. */
  stamp: string;
}

/** How many more stages and lessons a draft takes. @throws {Problem} courses/not-found */
export async function roomIn(courseId: string): Promise<Room> {
  const { stages } = await outlineOf(courseId);
  return {
    stages: mostStages - stages.length,
    lessons: mostLessons - stages.flatMap(({ lessons }) => lessons).length,
    stamp: stampOf(stages),
  };
}

const stampOf = (stages: Outline['stages']): string =>
  sha256(
    JSON.stringify(stages.map(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)])),
  ).slice(0, 32);

/**
 * Adds stages from elsewhere at the end of a draft. A lesson whose address is taken gets another one.
 * @throws {Problem} courses/not-found, stages/too-many, drafts/too-many-lessons
 */
export const addStages = (
  ctx: Author,
  courseId: string,
  stages: readonly SuppliedStage[],
): Promise<void> =>
  inDraft(ctx, courseId, async () => {
    const there = await queries.selectStages(courseId);
    const lessons = await queries.selectLessonPlaces(courseId);
    const added = withFreeSlugs(stages, new Set(lessons.map(({ slug }) => slug)));
    if (there.length + added.length > mostStages) throw refuse('stages/too-many');
    if (lessons.length + added.flatMap((stage) => stage.lessons).length > mostLessons)
      throw refuse('drafts/too-many-lessons');
    const content = identified(added, { stages: [] }, newId);
    const after = { stages: there.length, lessons: lessons.length };
    await queries.insertContent(courseId, content, ctx.clock.now(), after);
  });

function withFreeSlugs(stages: readonly SuppliedStage[], taken: Set<string>): SuppliedStage[] {
  return stages.map((stage) => ({
    ...stage,
    lessons: stage.lessons.map((lesson) => {
      const slug = freeSlug(lesson.slug, taken);
      taken.add(slug);
      return { ...lesson, slug };
    }),
  }));
}
