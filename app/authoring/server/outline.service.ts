import { courseProblems } from '#app/courses/contract.ts';
import { mostLessons, mostStages } from '#app/courses/content-limits.ts';
import type { LessonKind } from '#app/courses/lesson-kinds.ts';
import { newId } from '#app/platform/ids.ts';
import { inFives } from '#app/shared/few-people.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { slugOf } from '#app/shared/slug.ts';
import { authoringProblems, type Outline } from '../contract.ts';
import type { LessonLearners } from '../lesson-learners.contract.ts';
import type { LessonTexts } from '../lesson-texts.contract.ts';
import { freeSlug, movedTo } from '../places.ts';
import * as queries from './drafts.queries.ts';
import { inDraft, type Author } from './drafts.service.ts';
import { editedAnswer, outlineAnswer } from './outline.answers.ts';
import { isPictureGone } from './course-media.service.ts';
import { newerParts } from './newest-parts.service.ts';
import { newerThan } from './newest-texts.service.ts';
import { hasQuiz } from './quizzes.queries.ts';
import { selectEdited, selectLearners, selectOutline } from './outline.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });

/** @throws {Problem} courses/not-found */
export async function outlineOf(courseId: string): Promise<Outline> {
  const row = await selectOutline(courseId);
  if (!row) throw refuse('courses/not-found');
  return outlineAnswer(row, {
    newerTexts: newerThan(row.answered) !== undefined,
    newerPage: newerParts('page', row.answered) !== undefined,
    newerProject: newerParts('project', row.answered) !== undefined,
    earlierCoverGone: await isPictureGone(row.answered?.replacedCover ?? null),
  });
}

const changed = (ctx: Author, courseId: string, change: () => Promise<unknown>) =>
  inDraft(ctx, courseId, async () => {
    await change();
    return outlineOf(courseId);
  });

/** @throws {Problem} stages/not-found */
export async function stageIds(courseId: string, asked: string): Promise<string[]> {
  const ids = (await queries.selectStages(courseId)).map(({ id }) => id);
  if (!ids.includes(asked)) throw refuse('stages/not-found');
  return ids;
}

export const addStage = (ctx: Author, courseId: string, title: string) =>
  changed(ctx, courseId, async () => {
    if ((await queries.selectStages(courseId)).length >= mostStages)
      throw refuse('stages/too-many');
    await queries.insertStage({ id: newId(), course_id: courseId, title });
  });

export const renameStage = (ctx: Author, courseId: string, stage: string, title: string) =>
  changed(ctx, courseId, async () => {
    await stageIds(courseId, stage);
    await queries.updateStage(courseId, stage, title);
  });

export const moveStage = (ctx: Author, courseId: string, stage: string, place: number) =>
  changed(ctx, courseId, async () => {
    const order = movedTo(await stageIds(courseId, stage), stage, place);
    await queries.orderStages(courseId, order);
    const lessons = Map.groupBy(
      await queries.selectLessonPlaces(courseId),
      (lesson) => lesson.section_id,
    );
    await queries.orderLessons(
      courseId,
      order.flatMap((id) => lessons.get(id) ?? []),
    );
  });

export const removeStage = (ctx: Author, courseId: string, stage: string) =>
  changed(ctx, courseId, async () => {
    await stageIds(courseId, stage);
    const lessons = await queries.selectLessonPlaces(courseId);
    if (lessons.some((lesson) => lesson.section_id === stage) || (await hasQuiz(stage)))
      throw refuse('stages/not-empty');
    await queries.deleteStage(courseId, stage);
  });

export const addLesson = (
  ctx: Author,
  courseId: string,
  { stage, title, kind }: { stage: string; title: string; kind: LessonKind },
) =>
  inDraft(ctx, courseId, async () => {
    await stageIds(courseId, stage);
    const lessons = await queries.selectLessonPlaces(courseId);
    if (lessons.length >= mostLessons) throw refuse('drafts/too-many-lessons');
    const id = newId();
    await queries.insertLesson({
      id,
      course_id: courseId,
      section_id: stage,
      slug: freeSlug(slugOf(title), new Set(lessons.map(({ slug }) => slug))),
      title,
      position: lessons.length,
      minutes: 0,
      preview: false,
      body: null,
      tasks: [],
      needs: [],
      kind,
      revision: newId(),
      changed_at: ctx.clock.now(),
      changed_by: ctx.actor.uid,
    });
    await putLesson(courseId, { id, stage, place: mostLessons });
    return { id, outline: await outlineOf(courseId) };
  });

export const moveLesson = (
  ctx: Author,
  courseId: string,
  asked: { id: string; stage: string; place: number },
) =>
  changed(ctx, courseId, async () => {
    await stageIds(courseId, asked.stage);
    await putLesson(courseId, asked);
  });

/** Lessons are numbered through the whole course, stage by stage. */
async function putLesson(
  courseId: string,
  { id, stage, place }: { id: string; stage: string; place: number },
): Promise<void> {
  const [stages, lessons] = await Promise.all([
    queries.selectStages(courseId),
    queries.selectLessonPlaces(courseId),
  ]);
  if (!lessons.some((lesson) => lesson.id === id)) throw refuse('drafts/lesson-not-found');
  const order = stages.flatMap((each) => {
    const own = lessons
      .filter((lesson) => lesson.id !== id && lesson.section_id === each.id)
      .map((lesson) => lesson.id);
    const ids = each.id === stage ? movedTo(own, id, place) : own;
    return ids.map((lesson) => ({ id: lesson, section_id: each.id }));
  });
  await queries.orderLessons(courseId, order);
}

export const removeLesson = (ctx: Author, courseId: string, id: string) =>
  changed(ctx, courseId, async () => {
    if (!(await queries.deleteLesson(courseId, id))) throw refuse('drafts/lesson-not-found');
  });

/**
 * How many learners would lose something with a lesson, so that its author knows before deleting
 * it.
 * @throws {Problem} drafts/lesson-not-found
 */
export async function learnersOf(courseId: string, id: string): Promise<LessonLearners> {
  const row = await selectLearners(courseId, id);
  if (!row) throw refuse('drafts/lesson-not-found');
  return {
    completed: inFives(row.completed),
    practised: inFives(row.practised),
    noted: inFives(row.noted),
    asked: inFives(row.asked),
  };
}

/** @throws {Problem} drafts/lesson-not-found */
export async function editedLesson(courseId: string, id: string) {
  const row = await selectEdited(courseId, id);
  if (!row) throw refuse('drafts/lesson-not-found');
  return editedAnswer(row);
}

/** @throws {Problem} drafts/lesson-not-found, drafts/changed-meanwhile */
export const saveLesson = (
  ctx: Author,
  courseId: string,
  { id, revision, body, ...texts }: LessonTexts & { id: string; revision: string },
) =>
  inDraft(ctx, courseId, async () => {
    const before = await editedLesson(courseId, id);
    const saved = await queries.updateLesson(
      { id, revision },
      {
        ...texts,
        body: body.trim() ? body : null,
        revision: newId(),
        changed_at: ctx.clock.now(),
        changed_by: ctx.actor.uid,
      },
    );
    // The answer to the same save may have been lost on the way.
    if (!saved && !isSame(before, { ...texts, body }))
      throw refuse('drafts/changed-meanwhile', whoChanged(before));
    return editedLesson(courseId, id);
  });

const isSame = (stored: LessonTexts, sent: LessonTexts): boolean => textOf(stored) === textOf(sent);

const textOf = ({ title, minutes, preview, body, tasks, needs, kind }: LessonTexts): string =>
  JSON.stringify([title, minutes, preview, body.trim() && body, tasks, termsIn(needs), kind]);

/** The database has its own order of names. */
const termsIn = (needs: LessonTexts['needs']) =>
  needs.map(({ tool, plan, price }) => [tool, plan, price]);

const whoChanged = ({ changedBy }: { changedBy: string | null }) =>
  changedBy
    ? {
        text: `${changedBy} changed this lesson in the meantime, so yours was not saved. Your text is still here.`,
      }
    : {};
