import { personOf } from '#app/accounts/server/people.face.ts';
import { lockOpening, openingsNamed } from '#app/openings/server/face.ts';
import { learns, type Actor, type Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { placementProblems, type Application, type OwnPlacements } from '../contract.ts';
import { receivedCount } from './inbox.queries.ts';
import * as queries from './queries.ts';
import * as resumes from './resumes.queries.ts';
import { removeUnsent, resumeAnswer } from './resumes.service.ts';

export const refuse = problemsOf(placementProblems);

/** Applications as their applicants see them, with their openings. */
export async function applicationAnswers(
  rows: readonly queries.ApplicationRow[],
): Promise<Application[]> {
  const openings = await openingsNamed(rows.flatMap(({ openingId }) => openingId ?? []));
  return rows.map(({ id, openingId, role, city, portfolio, resume, state, message, ...row }) => ({
    id,
    opening: (openingId ? openings.get(openingId) : null) ?? null,
    role,
    city,
    portfolio,
    resume: resumeAnswer({ ...resume, uploadedAt: new Date(resume.uploadedAt) }),
    appliedAt: row.appliedAt.toISOString(),
    state,
    stateSince: row.stateSince.toISOString(),
    message,
  }));
}

export async function ownPlacements({ actor }: Context<Actor>): Promise<OwnPlacements> {
  const [rows, resume] = await Promise.all([
    queries.applicationsOf(actor.uid),
    resumes.newestResume(actor.uid),
  ]);
  return {
    mayApply: learns(actor),
    resume: resume ? resumeAnswer(resume) : null,
    applications: await applicationAnswers(rows),
  };
}

interface AskedFor {
  /** An opening's slug; null: the talent pool. */
  opening: string | null;
  role: string;
  city: string;
  portfolio: string | null;
}

/**
 * Applies, once for each opening and once for the talent pool. The role of an opening is its title.
 * @throws {Problem} openings/not-found, placements/opening-closed, placements/resume-missing,
 * placements/already-applied
 */
export const apply = (
  ctx: Context<Actor>,
  { opening: slug, role, city, portfolio }: AskedFor,
): Promise<Application> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const opening = slug === null ? null : await lockOpening(ctx, slug);
    if (opening && !opening.open) throw refuse('placements/opening-closed');
    await resumes.lockResumes(uid);
    const resume = await resumes.newestResume(uid);
    if (!resume) throw refuse('placements/resume-missing');
    const now = ctx.clock.now();
    const row = await queries.insertApplication({
      id: newId(),
      uid,
      opening_id: opening?.id ?? null,
      name: (await personOf(uid))?.displayName ?? '',
      role: opening?.title ?? role,
      city,
      portfolio,
      resume_id: resume.id,
      applied_at: now,
      state_since: now,
    });
    if (!row) throw refuse('placements/already-applied');
    const [answer] = await applicationAnswers([row]);
    if (!answer) throw new Error('An application was not told');
    return answer;
  });

/** @throws {Problem} placements/application-not-found */
export const withdraw = ({ actor: { uid } }: Context<Actor>, id: string): Promise<void> =>
  tx(async () => {
    await resumes.lockResumes(uid);
    if (!(await queries.deleteApplication(uid, id)))
      throw refuse('placements/application-not-found');
    const newest = await resumes.newestResume(uid);
    await removeUnsent({ uid, butFor: newest?.id ?? null });
  });

/** The number of unread applications, as part of another statement. */
export const waitingApplications = receivedCount;
