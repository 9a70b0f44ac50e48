import { recorderOf } from '#app/audit/server/face.ts';
import { formerMember } from '#app/accounts/server/people.face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import type { CourseContent } from '#app/courses/course-content.ts';
import { courseToChange, faultsIn, publishContent } from '#app/courses/server/content.face.ts';
import { finishReadyLearners } from '#app/learning/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { quizFaults } from '#app/quizzes/quiz-faults.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import { changesBetween } from '../changes.ts';
import { authoringProblems, type Outline } from '../contract.ts';
import type { Changes, Versions } from '../publishing.contract.ts';
import { mediaFor } from './course-media.service.ts';
import { deleteDraft } from './drafts.queries.ts';
import { publishedAndDraft, replaceDraft, type Author } from './drafts.service.ts';
import { outlineOf } from './outline.service.ts';
import { hasVersions, insertVersion, selectVersion, versionsOf } from './versions.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });
const record = recorderOf(authoringActions, { also: 'author' });

/** The first fault of each changed lesson that can't be published as it is. */
async function faultyLessons(
  courseId: string,
  { published, draft }: { published: CourseContent; draft: CourseContent },
) {
  const texts = new Map(lessonsOf(published).map(({ id, body }) => [id, body]));
  const changed = lessonsOf(draft).filter(({ id, body }) => texts.get(id) !== body);
  const media = await mediaFor(
    { id: courseId, published: async () => published },
    changed.map(({ body }) => body),
  );
  return changed.flatMap(({ id, title, body }) =>
    faultsIn(body ?? '', media)
      .slice(0, 1)
      .map(({ line, message }) => ({ id, title, line, message })),
  );
}

/** What makes the draft's quizzes unusable, the first fault of each. */
const quizFaultsIn = ({ stages }: CourseContent) =>
  stages.flatMap(({ quiz }, index) => {
    const [fault] = quiz ? quizFaults(quiz) : [];
    return quiz && fault ? { id: quiz.id, stage: index + 1, ...fault } : [];
  });

const lessonsOf = ({ stages }: CourseContent) => stages.flatMap(({ lessons }) => lessons);

/** Of the version that keeps what came into the course in another way. */
const before = 'What learners had before the first publication from here';

const stampOf = (draft: CourseContent) => sha256(JSON.stringify(draft)).slice(0, 32);

/** What publishing would change. Without a draft, what is there would be put on sale as it is. */
export async function changesOf(courseId: string): Promise<Changes> {
  const both = await publishedAndDraft(courseId);
  const { published, draft } = both;
  return {
    changes: changesBetween(published, draft),
    faults: await faultyLessons(courseId, both),
    quizFaults: quizFaultsIn(draft),
    stamp: stampOf(draft),
  };
}

/**
 * Publishes the draft that the author was shown. An admin’s publication also puts the course on
 * sale.
 *
 * @throws {Problem} courses/not-found, drafts/not-as-shown, drafts/faulty, drafts/nothing-new
 */
export const publish = (
  ctx: Author,
  courseId: string,
  { stamp, words }: { stamp: string; words: string },
): Promise<Outline> =>
  tx(async () => {
    const course = await courseToChange(courseId);
    const both = await publishedAndDraft(courseId);
    const { published, draft } = both;
    if (stampOf(draft) !== stamp) throw refuse('drafts/not-as-shown');
    // Only admins decide what is on sale: they may have taken this course down.
    const onSale = course.published_at === null && ctx.actor.role === 'admin';
    if (!onSale && changesBetween(published, draft).length === 0)
      throw refuse('drafts/nothing-new');
    if ((await faultyLessons(courseId, both)).length > 0 || quizFaultsIn(draft).length > 0)
      throw refuse('drafts/faulty');
    const now = ctx.clock.now();
    const version = { course_id: courseId, published_at: now, published_by: ctx.actor.uid };
    if (!(await hasVersions(courseId)))
      await insertVersion({ ...version, words: before, content: published });
    await publishContent({ id: courseId, onSale }, draft, now);
    await deleteDraft(courseId);
    await finishReadyLearners(courseId);
    const { number } = await insertVersion({ ...version, words, content: draft });
    await record(ctx, {
      action: 'content/publish',
      subject: { kind: 'course', id: courseId },
      details: { slug: course.slug, version: number },
    });
    return outlineOf(courseId);
  });

export const discardDraft = (ctx: Author, courseId: string): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    await deleteDraft(courseId);
    await record(ctx, {
      action: 'content/discard',
      subject: { kind: 'course', id: courseId },
      details: { slug },
    });
    return outlineOf(courseId);
  });

const perPage = 20;

export async function pastVersions(courseId: string, page: number): Promise<Versions> {
  const { rows, ...place } = await versionsOf(courseId, { page, perPage });
  return {
    versions: rows.map(({ number, published_at: at, published_by: name, words }) => ({
      number,
      publishedAt: at.toISOString(),
      publishedBy: name ?? formerMember,
      words,
    })),
    page: place.page,
    pages: place.pages,
  };
}

/** @throws {Problem} courses/not-found, versions/not-found */
export const restoreVersion = (ctx: Author, courseId: string, number: number): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const content = await selectVersion(courseId, number);
    if (!content) throw refuse('versions/not-found');
    await replaceDraft(courseId, content, ctx.clock.now());
    await record(ctx, {
      action: 'content/restore',
      subject: { kind: 'course', id: courseId },
      details: { slug, version: number },
    });
    return outlineOf(courseId);
  });
