import { recorderOf } from '#app/audit/server/face.ts';
import { formerMember } from '#app/accounts/server/people.face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import { changesBetween } from '../changes.ts';
import { authoringProblems, type Outline } from '../contract.ts';
import type { Changes, Versions } from '../publishing.contract.ts';
import { deleteDraft } from './drafts.queries.ts';
import { publishedAndDraft, replaceDraft, storedContent, type Author } from './drafts.service.ts';
import { outlineOf } from './outline.service.ts';
import {
  changedLessons,
  faultyLessons,
  lessonsWithoutCaptions,
  publishNow,
  quizFaultsIn,
  stampOf,
} from './publication.service.ts';
import { deleteSchedule } from './schedules.queries.ts';
import { settleTaken } from './supplied.queries.ts';
import { selectVersion, versionsOf } from './versions.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });
const record = recorderOf(authoringActions, { also: 'author' });

/** What publishing would change. Without a draft, what is there would be put on sale as it is. */
export async function changesOf(courseId: string): Promise<Changes> {
  const both = await publishedAndDraft(courseId);
  const { published, draft, scheduled } = both;
  const stamp = stampOf(draft);
  const changed = await changedLessons(courseId, both);
  return {
    changes: changesBetween(published, draft),
    faults: faultyLessons(changed),
    withoutCaptions: lessonsWithoutCaptions(changed),
    quizFaults: quizFaultsIn(draft),
    stamp,
    scheduled: scheduled && {
      at: new Date(scheduled.at).toISOString(),
      by: scheduled.by ?? formerMember,
      words: scheduled.words,
      asDraft: stampOf(scheduled.content) === stamp,
    },
  };
}

/**
 * Publishes the draft that the author was shown. An admin’s publication also puts the course on
 * sale. What was scheduled is older, so it is cancelled.
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
    if (stampOf(both.draft) !== stamp) throw refuse('drafts/not-as-shown');
    const by = { uid: ctx.actor.uid, admin: ctx.actor.role === 'admin' };
    const number = await publishNow(ctx, { course, words, by }, both);
    await settleTaken(courseId);
    await deleteDraft(courseId);
    await deleteSchedule(courseId);
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
    await deleteSchedule(courseId);
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
    await replaceDraft(courseId, storedContent(content), ctx.clock.now());
    await record(ctx, {
      action: 'content/restore',
      subject: { kind: 'course', id: courseId },
      details: { slug, version: number },
    });
    return outlineOf(courseId);
  });
