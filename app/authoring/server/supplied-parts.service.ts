import { recorderOf } from '#app/audit/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { changePageTexts, courseToChange, pageTextsIn } from '#app/courses/server/content.face.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import type { Outline } from '../contract.ts';
import { suppliedProblems } from '../supplied.contract.ts';
import { pageParts, partsOf, type Group, type SuppliedPart } from '../supplied-parts.ts';
import type { PartsOffer } from '../supplied-parts.contract.ts';
import type { Author } from './drafts.service.ts';
import { newerParts, picked } from './newest-parts.service.ts';
import { outlineOf } from './outline.service.ts';
import { ports } from './ports.ts';
import { selectParts, updateParts, updateReplaced } from './supplied.queries.ts';
import { offerOf } from './supplied-parts.answers.ts';

const refuse = problemsOf({ ...courseProblems, ...suppliedProblems });
const record = recorderOf(authoringActions, { also: 'author' });

/** @throws {Problem} supplied/none */
async function unanswered(courseId: string, group: Group) {
  const { course, project, answered } = await selectParts(courseId);
  const newer = newerParts(group, answered);
  if (!course || !answered || !newer) throw refuse('supplied/none');
  const ours = { page: pageTextsIn(course), project };
  return { ours, newer, offer: offerOf(group, { answered: answered.parts, ours, newer }) };
}

/** What the newer texts would change. @throws {Problem} supplied/none */
export const offeredParts = async (courseId: string, group: Group): Promise<PartsOffer> =>
  (await unanswered(courseId, group)).offer;

interface Answer {
  stamp: string;
  take: readonly SuppliedPart[];
}

/**
 * Takes some of the parts that were shown, which readers see at once, and keeps the school's own for
 * the others. All are answered: nothing more is offered until content/courses changes again.
 *
 * @throws {Problem} courses/not-found, supplied/none, supplied/not-as-shown
 */
export const answerParts = (
  ctx: Author,
  courseId: string,
  { group, stamp, take }: Answer & { group: Group },
): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const { ours, newer, offer } = await unanswered(courseId, group);
    if (offer.stamp !== stamp) throw refuse('supplied/not-as-shown');
    const offered = offer.parts.map(({ part }) => part);
    const taken = offered.filter((part) => take.includes(part));
    const now = ctx.clock.now();
    const page = pageParts.filter((part) => taken.includes(part));
    if (page.length > 0) {
      await changePageTexts(courseId, picked(newer.page, page), now);
      await updateReplaced(courseId, {
        at: now.toISOString(),
        before: picked(ours.page, page),
        taken: picked(newer.digests, page),
      });
    }
    if (taken.includes('project') && newer.project)
      await ports().replaceProject(
        { ...newer.project, offered: (ours.project ?? newer.project).offered },
        { courseId, uid: ctx.actor.uid, now },
      );
    await updateParts(courseId, picked(newer.digests, partsOf[group]));
    await record(ctx, {
      action: `course-${group}/${taken.length > 0 ? 'take-newer' : 'keep-own'}`,
      subject: { kind: 'course', id: courseId },
      details: {
        slug,
        taken: taken.join(', '),
        kept: offered.filter((part) => !taken.includes(part)).join(', '),
      },
    });
    return outlineOf(courseId);
  });
