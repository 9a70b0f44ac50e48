import { recorderOf } from '#app/audit/server/face.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import type { Outline } from '../contract.ts';
import { suppliedProblems } from '../supplied.contract.ts';
import type { Author } from './drafts.service.ts';
import { outlineOf } from './outline.service.ts';
import { ports } from './ports.ts';

const refuse = problemsOf(suppliedProblems);
const record = recorderOf(authoringActions, { also: 'author' });

/**
 * Brings back the project from before a newer one was taken over, as the next version. It counts as
 * kept: the newer one is not offered again.
 *
 * @throws {Problem} courses/not-found, supplied/project-saved
 */
export const bringProjectBack = (ctx: Author, courseId: string): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const by = { courseId, uid: ctx.actor.uid, now: ctx.clock.now() };
    if (!(await ports().bringProjectBack(by))) throw refuse('supplied/project-saved');
    await record(ctx, {
      action: 'course-project/restore',
      subject: { kind: 'course', id: courseId },
      details: { slug },
    });
    return outlineOf(courseId);
  });
