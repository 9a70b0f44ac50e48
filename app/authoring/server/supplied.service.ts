import { recorderOf } from '#app/audit/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { courseToChange, stagesWithVideos } from '#app/courses/server/content.face.ts';
import { tx } from '#app/platform/database.ts';
import { newId, sha256 } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import { changesBetween } from '../changes.ts';
import type { Outline } from '../contract.ts';
import { merged } from '../merged-texts.ts';
import type { LessonDifference } from '../publishing.contract.ts';
import { suppliedProblems, type NewerTexts } from '../supplied.contract.ts';
import { identified } from '../supplied-texts.ts';
import { textsOf } from './comparing.service.ts';
import { replaceDraft, storedContent, type Author } from './drafts.service.ts';
import { newerThan } from './newest-texts.service.ts';
import { outlineOf } from './outline.service.ts';
import { stampOf } from './publication.service.ts';
import * as queries from './supplied.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...suppliedProblems });
const record = recorderOf(authoringActions, { also: 'author' });

/** @throws {Problem} supplied/none */
async function unanswered(courseId: string) {
  const { published, draft, answered, before } = await queries.selectAnswered(courseId);
  const newest = newerThan(answered);
  if (!answered || !before || !newest) throw refuse('supplied/none');
  const ours = storedContent({ stages: draft ?? published });
  return {
    ...newest,
    folder: answered.folder,
    before: storedContent(before),
    ours,
    stamp: sha256(`${newest.digest} ${stampOf(ours)}`).slice(0, 32),
  };
}

type Unanswered = Awaited<ReturnType<typeof unanswered>>;

function mergedWith({ before, ours, stages }: Pick<Unanswered, 'before' | 'ours' | 'stages'>) {
  const newer = identified(stages, before, newId);
  return { newer, ...merged({ before, ours, newer }) };
}

/** What the newer texts would change in the draft. @throws {Problem} supplied/none */
export async function newerTexts(courseId: string): Promise<NewerTexts> {
  const found = await unanswered(courseId);
  const { content, losing } = mergedWith(found);
  return { changes: changesBetween(found.ours, content), losing, stamp: found.stamp };
}

/**
 * A lesson's text in the draft, and as it would be with the newer texts.
 * @throws {Problem} supplied/none, drafts/lesson-not-found
 */
export async function newerLesson(courseId: string, lesson: string): Promise<LessonDifference> {
  const found = await unanswered(courseId);
  return textsOf(lesson, { before: found.ours, after: mergedWith(found).content });
}

/** The course is locked. @throws {Problem} supplied/none, supplied/not-as-shown */
async function asShown(courseId: string, stamp: string): Promise<Unanswered> {
  const found = await unanswered(courseId);
  if (found.stamp !== stamp) throw refuse('supplied/not-as-shown');
  return found;
}

/**
 * Takes the newer texts over into the draft that the author was shown. They are answered once the draft
 * is published; if it is discarded, they are offered again.
 *
 * @throws {Problem} courses/not-found, supplied/none, supplied/not-as-shown
 */
export const takeNewer = (ctx: Author, courseId: string, stamp: string): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const { folder, digest, ...found } = await asShown(courseId, stamp);
    const now = ctx.clock.now();
    const stages = await stagesWithVideos(folder, found.stages, now);
    const { newer, content, losing } = mergedWith({ ...found, stages });
    await replaceDraft(courseId, content, now);
    await queries.updateTaken({ course_id: courseId, digest, content: newer });
    await record(ctx, {
      action: 'content/take-newer',
      subject: { kind: 'course', id: courseId },
      details: { slug, replaced: losing.length },
    });
    return outlineOf(courseId);
  });

/**
 * Keeps the school's own texts: nothing more is offered until content/courses changes again.
 *
 * @throws {Problem} courses/not-found, supplied/none, supplied/not-as-shown
 */
export const keepOwn = (ctx: Author, courseId: string, stamp: string): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const { digest, before, stages } = await asShown(courseId, stamp);
    const content = identified(stages, before, newId);
    await queries.updateSupplied({ course_id: courseId, digest, content });
    await record(ctx, {
      action: 'content/keep-own',
      subject: { kind: 'course', id: courseId },
      details: { slug },
    });
    return outlineOf(courseId);
  });
