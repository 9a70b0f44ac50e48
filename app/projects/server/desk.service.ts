import { recorderOf } from '#app/audit/server/face.ts';
import { outlinesOf } from '#app/courses/server/face.ts';
import type { Criterion } from '#app/courses/project-text.contract.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { tx } from '#app/platform/database.ts';
import { projectActions } from '../actions.ts';
import type { DeskTab, OpenSubmission, ProjectsDesk } from '../desk.contract.ts';
import { projectNews } from '../news.ts';
import { fits, pointsOf, sumOf } from '../points.ts';
import {
  countWaiting,
  selectCoursesWaiting,
  selectRespondedBy,
  selectWaiting,
} from './desk.queries.ts';
import { attemptAnswer, readProject } from './projects.answers.ts';
import { insertResponse, selectAttempts, selectSubmission } from './queries.ts';
import { refuse, type Person } from './service.ts';

const notify = tellerOf(projectNews);
const record = recorderOf(projectActions, { also: ['helper', 'author'] });

const perPage = 20;

/** Helpers and admins respond for every course, authors for their own. */
const respondsForAll = ({ actor }: Person): boolean =>
  actor.role === 'admin' || actor.roles.includes('helper');

/**
 * The submissions that wait, or those that the caller has responded to; authors see those of their
 * own courses.
 */
export async function projectsDesk(
  ctx: Person,
  { show, course, page }: { show: DeskTab; course: string; page: number },
): Promise<ProjectsDesk> {
  const authorUid = respondsForAll(ctx) ? undefined : ctx.actor.uid;
  const asked = { page, perPage };
  const [{ rows, ...place }, courses] = await Promise.all([
    show === 'waiting'
      ? selectWaiting({ authorUid, course }, asked)
      : selectRespondedBy({ uid: ctx.actor.uid, authorUid }, asked),
    selectCoursesWaiting(authorUid),
  ]);
  return {
    submissions: rows.map((row) => ({
      id: row.id,
      name: row.name,
      course: row.course_title,
      title: row.title,
      attempt: row.attempt,
      submittedAt: row.submitted_at.toISOString(),
    })),
    courses,
    ...place,
  };
}

/** How many wait, as part of another feature's statement. */
export const waitingProjects = countWaiting;

export const mayRespond = (ctx: Person, { isAuthor }: { isAuthor: boolean }): boolean =>
  respondsForAll(ctx) || isAuthor;

/** @throws {Problem} projects/no-submission */
export async function mustRespondFor(ctx: Person, id: string) {
  const row = await selectSubmission(id, ctx.actor.uid);
  if (!row || !mayRespond(ctx, row)) throw refuse('projects/no-submission');
  return row;
}

/** @throws {Problem} projects/no-submission */
export async function openSubmission(ctx: Person, id: string): Promise<OpenSubmission> {
  const row = await mustRespondFor(ctx, id);
  const attempts = await selectAttempts(row.uid, row.course_id);
  return {
    submission: {
      ...attemptAnswer(row),
      name: row.name ?? '',
      course: row.course_title,
      own: row.uid === ctx.actor.uid,
      corrects: row.responder_uid === ctx.actor.uid,
      earlier: row.earlier.map(({ points, response, corrected_at: until }) => ({
        points,
        words: response,
        until: new Date(until).toISOString(),
      })),
    },
    project: readProject(row),
    others: attempts.filter((other) => other.id !== id).map(attemptAnswer),
  };
}

/**
 * If two reviewers respond at once, the first one counts and the other is told.
 * @throws {Problem} projects/no-submission, projects/responded, projects/own, projects/does-not-fit
 */
export const respond = (
  ctx: Person,
  { id, points, words }: { id: string; points: number[]; words: string },
): Promise<void> =>
  tx(async () => {
    const row = await mustRespondFor(ctx, id);
    const { uid } = ctx.actor;
    if (row.uid === uid) throw refuse('projects/own');
    if (!fits(points, row.criteria)) throw refuse('projects/does-not-fit');
    const now = ctx.clock.now();
    const response = { points, response: words, responded_at: now, responder_uid: uid };
    if (!(await insertResponse(id, response))) return sameResponse(ctx, { id, points, words });
    await record(ctx, {
      action: 'project-submission/respond',
      subject: { kind: 'project-submission', id },
      concerns: row.uid,
      details: { course: row.course_title, attempt: row.attempt, points: sumOf(points) },
    });
    await notify(ctx, {
      uid: row.uid,
      key: `project-responded:${id}`,
      kind: 'project-responded',
      data: await responseNews(row, points),
    });
  });

/** What a learner is told about a response. */
export async function responseNews(
  row: { course_id: string; course_title: string; criteria: Criterion[] },
  points: readonly number[],
) {
  const outlined = (await outlinesOf([row.course_id])).get(row.course_id);
  return {
    course: row.course_title,
    slug: outlined?.course.slug ?? null,
    points: sumOf(points),
    outOf: pointsOf(row.criteria),
  };
}

/** The answer to the same response may have been lost on the way. */
async function sameResponse(
  { actor }: Person,
  { id, points, words }: { id: string; points: number[]; words: string },
): Promise<void> {
  const row = await selectSubmission(id, actor.uid);
  if (!row) throw refuse('projects/no-submission');
  const same =
    row.responder_uid === actor.uid &&
    row.response === words &&
    String(row.points) === String(points);
  if (!same)
    throw refuse('projects/responded', {
      text: `${row.responder || 'Somebody else'} has already responded to this submission, so yours was not sent. What you wrote is still here.`,
    });
}
