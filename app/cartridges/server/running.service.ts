import { requireOwnCourse } from '#app/authoring/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { log } from '#app/platform/log.ts';
import { countText } from '#app/courses/course-facts.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeProblems, type LastImport } from '../contract.ts';
import {
  claimDraft,
  deleteClaim,
  failClaim,
  renewClaim,
  selectLastImport,
} from './running.queries.ts';

const refuse = problemsOf(cartridgeProblems);

/** Milliseconds. A process that was killed keeps a draft for a lease at most. */
const lease = 10_000;
const renewal = 2_000;

/**
 * Adds one package at a time to a course's draft, in all processes together: a row says that it runs.
 * @throws {Problem} cartridges/being-added, and what `work` throws
 */
export async function whileAdding<Done>(
  { clock }: Context<Actor>,
  courseId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const own = { course_id: courseId, holder: newId(), begun_at: clock.now() };
  const leased = () => ({ ...own, until: new Date(clock.now().getTime() + lease) });
  if (!(await claimDraft(leased()))) throw refuse('cartridges/being-added');
  const renewing = setInterval(() => {
    renewClaim(leased()).catch((failure: unknown) =>
      log.warn({ err: failure }, 'the claim of an import was not renewed'),
    );
  }, renewal);
  try {
    const done = await work();
    await deleteClaim(own);
    return done;
  } catch (failure) {
    await failClaim(own, clock.now());
    throw failure;
  } finally {
    clearInterval(renewing);
  }
}

/** @throws {Problem} cartridges/being-added */
export async function requireNoneAdded({ clock }: Context<Actor>, courseId: string): Promise<void> {
  const { until } = await selectLastImport(courseId);
  if (until && until >= clock.now()) throw refuse('cartridges/being-added');
}

/**
 * What the page tells an author who comes back to it. The time is shown after the text.
 * @throws {Problem} courses/not-found
 */
export async function lastImport(ctx: Context<Actor>, courseId: string): Promise<LastImport> {
  await requireOwnCourse(ctx, courseId);
  const { begun_at: begun, until, added_at: added, ...last } = await selectLastImport(courseId);
  const now = ctx.clock.now();
  if (begun && until && until >= now)
    return {
      state: 'adding',
      text: 'A package is being added to the draft, which may take several minutes. It began on',
      at: begun.toISOString(),
    };
  // As long as its package is stored. A process may be killed once it has added it.
  if (begun && now.getTime() - begun.getTime() < dayMs && !(added && added >= begun))
    return {
      state: 'failed',
      text: 'The last package was refused or interrupted, and nothing of it was added. It began on',
      at: begun.toISOString(),
    };
  if (!added) return { state: 'none', text: '', at: null };
  const what = `${countText(last.stages ?? 0, 'stage')} with ${countText(last.lessons ?? 0, 'lesson')}`;
  return {
    state: 'added',
    text: `${last.title ? `“${last.title}”` : 'A package'} (${what}) was added to the draft on`,
    at: added.toISOString(),
  };
}
