import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseActions } from '../actions.ts';
import { courseProblems } from '../contract.ts';
import { courseDeskProblems } from '../desk.contract.ts';
import * as queries from './desk.queries.ts';
import { ports } from './ports.ts';

const refuse = problemsOf({ ...courseProblems, ...courseDeskProblems });
const record = recorderOf(courseActions, { also: 'author' });

/**
 * Deletes a course that was never on sale, with its lessons, quizzes, project and whoever waits for
 * it. Nobody has learnt from such a one. Files in its texts stay with those who uploaded them.
 * @throws {Problem} courses/not-found, courses/was-on-sale
 */
export const deleteBegunCourse = (ctx: Context<Actor>, id: string): Promise<void> =>
  tx(async () => {
    await queries.lockCatalogue();
    const course = await queries.selectCourse(id);
    if (!course) throw refuse('courses/not-found');
    if (!(await queries.deleteNeverOnSale(id))) throw refuse('courses/was-on-sale');
    await ports().removeProject(id);
    await queries.updateOrder(await queries.selectOrder());
    await record(ctx, {
      action: 'course/delete',
      subject: { kind: 'course', id },
      details: { slug: course.slug, title: course.title },
    });
    await contentChanged('courses');
  });
