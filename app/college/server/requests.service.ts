import { personOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { dayMs } from '#app/shared/durations.ts';
import { collegeActions } from '../actions.ts';
import { eligibleDays, type CollegeDecision, type CollegeState } from '../college-request.ts';
import type { CollegeDesk } from '../contract.ts';
import { collegeNews } from '../news.ts';
import { queueApproval, queueRefusal } from './emails.tsx';
import * as queries from './queries.ts';
import { requestAnswer } from './requests.answers.ts';
import { isEligible, refuse } from './service.ts';

const notify = tellerOf(collegeNews);

const recordAdminAction = recorderOf(collegeActions);

/** A student's details of the studies. */
export interface Studies {
  college: string;
  course: string;
  studyYear: string;
  note: string;
}

/**
 * Asks an admin; one open request per person.
 * @throws {Problem} college/already-eligible, college/already-asked
 */
export async function askForCollege(
  ctx: Context<Actor>,
  { college, course, studyYear, note }: Studies,
): Promise<void> {
  const { uid } = ctx.actor;
  if (await isEligible(ctx, uid)) throw refuse('college/already-eligible');
  const row = {
    id: newId(),
    uid,
    college,
    course,
    study_year: studyYear,
    note,
    asked_at: ctx.clock.now(),
  };
  if (!(await queries.insertRequest(row))) throw refuse('college/already-asked');
}

const perPage = 25;

/** The requests in a state, for the admins. */
export async function collegeDesk({
  state,
  page: asked,
}: {
  state: CollegeState;
  page: number;
}): Promise<CollegeDesk> {
  const [{ rows, page, pages }, counts] = await Promise.all([
    queries.requestsOnPage(state, { page: asked, perPage }),
    queries.countRequests(),
  ]);
  const countOf = (each: CollegeState): number => counts.get(each) ?? 0;
  return {
    items: rows.map((row) => ({
      id: row.id,
      ...requestAnswer(row),
      askedBy: { uid: row.uid, name: row.name ?? '', email: row.email },
    })),
    page,
    pages,
    counts: { asked: countOf('asked'), approved: countOf('approved'), refused: countOf('refused') },
  };
}

interface Decision {
  id: string;
  reason: string;
}

/** Makes the student eligible for the College plan, for a year. */
export const approveRequest = (ctx: Context<Actor>, decision: Decision): Promise<void> =>
  decide(ctx, decision, 'approved');

/** Refuses; the student reads the reason, and may ask again. */
export const refuseRequest = (ctx: Context<Actor>, decision: Decision): Promise<void> =>
  decide(ctx, decision, 'refused');

/** Of two admins the first decides; the mail is part of the transaction. */
const decide = (
  ctx: Context<Actor>,
  { id, reason }: Decision,
  decision: CollegeDecision,
): Promise<void> =>
  tx(async () => {
    const now = ctx.clock.now();
    const approvedUntil =
      decision === 'approved' ? new Date(now.getTime() + eligibleDays * dayMs) : null;
    const decided = await queries.decideRequest(id, {
      decision,
      by: ctx.actor.uid,
      now,
      reason: reason || null,
      approvedUntil,
    });
    if (!decided)
      throw refuse(
        (await queries.requestIsKnown(id))
          ? 'college/request-decided'
          : 'college/request-not-found',
      );
    await recordAdminAction(ctx, {
      action: decision === 'approved' ? 'college/approve' : 'college/refuse',
      subject: { kind: 'college-request', id },
      concerns: decided.uid,
      ...(reason && { reason }),
      details: { approvedUntil: approvedUntil?.toISOString() ?? null },
    });
    await answer(ctx, { uid: decided.uid, key: id, approvedUntil, reason });
  });

/** In the app and by mail: a student wants the answer, whatever other mails are turned off. */
async function answer(
  ctx: Context,
  {
    uid,
    key,
    approvedUntil,
    reason,
  }: { uid: string; key: string; approvedUntil: Date | null; reason: string },
): Promise<void> {
  const student = await personOf(uid);
  if (!student) return;
  const letter = { to: student.email, name: student.displayName, key };
  if (approvedUntil) {
    await notify(ctx, {
      uid,
      key: `college:${key}`,
      kind: 'college-approved',
      data: { until: approvedUntil.toISOString() },
    });
    await queueApproval({ ...letter, until: approvedUntil });
  } else {
    await notify(ctx, { uid, key: `college:${key}`, kind: 'college-refused', data: { reason } });
    await queueRefusal({ ...letter, reason });
  }
}
