import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { projectActions } from '../actions.ts';
import { projectNews } from '../news.ts';
import { fits, sumOf } from '../points.ts';
import { mostCorrections } from '../project-limits.ts';
import { lockResponse, replaceResponse } from './corrections.queries.ts';
import { mustRespondFor, responseNews } from './desk.service.ts';
import { refuse, type Person } from './service.ts';

const notify = tellerOf(projectNews);
const record = recorderOf(projectActions, { also: ['helper', 'author'] });

interface Correction {
  id: string;
  points: number[];
  words: string;
  /** How many there were when the response was read. */
  count: number;
}

/**
 * Nothing that was earned depends on the points, so a correction takes nothing away.
 * @throws {Problem} projects/no-submission, projects/not-responder, projects/corrected,
 *   projects/corrected-enough, projects/does-not-fit
 */
export const correctResponse = (
  ctx: Person,
  { id, points, words, count }: Correction,
): Promise<void> =>
  tx(async () => {
    const submission = await mustRespondFor(ctx, id);
    const before = await lockResponse(id);
    if (before?.responder_uid !== ctx.actor.uid) throw refuse('projects/not-responder');
    if (!fits(points, submission.criteria)) throw refuse('projects/does-not-fit');
    const response = before.response ?? '';
    // Nothing to correct, or the answer to the same correction was lost on the way.
    if (response === words && String(before.points) === String(points)) return;
    if (before.count !== count) throw refuse('projects/corrected');
    if (count >= mostCorrections) throw refuse('projects/corrected-enough');
    const at = ctx.clock.now();
    await replaceResponse(id, {
      before: { points: before.points, response },
      after: { points, response: words },
      at,
    });
    await record(ctx, {
      action: 'project-submission/correct',
      subject: { kind: 'project-submission', id },
      concerns: submission.uid,
      details: {
        course: submission.course_title,
        attempt: submission.attempt,
        before: sumOf(before.points),
        points: sumOf(points),
      },
    });
    await notify(ctx, {
      uid: submission.uid,
      key: `project-corrected:${id}:${count}`,
      kind: 'project-corrected',
      data: await responseNews(submission, points),
    });
    // A public page may show the points.
    await contentChanged('projects');
  });
