import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { Participation } from '../contract.ts';
import { isOpen } from '../hackathon-dates.ts';
import { dropPagesSoon } from './pages.service.ts';
import * as queries from './participation.queries.ts';
import { ports } from './ports.ts';
import { publishedHackathon } from './queries.ts';
import { refuse } from './service.ts';

type Person = Context<Actor>;

const own = ({ actor, clock }: Person, hackathonId: string) => ({
  hackathonId,
  uid: actor.uid,
  now: clock.now(),
});

/** @throws {Problem} hackathons/not-found, hackathons/closed */
async function mustBeOpen({ clock }: Person, id: string): Promise<void> {
  const row = await publishedHackathon(id);
  if (!row) throw refuse('hackathons/not-found');
  if (!isOpen(row.deadline, clock.now())) throw refuse('hackathons/closed');
}

/** @throws {Problem} hackathons/not-found */
export async function participation(ctx: Person, id: string): Promise<Participation> {
  const standing = await queries.standingIn(own(ctx, id));
  if (!standing) throw refuse('hackathons/not-found');
  const { registeredAt, mentorship } = standing;
  return {
    registeredAt: registeredAt?.toISOString() ?? null,
    mentorship: mentorship && {
      ...mentorship,
      since: new Date(mentorship.since).toISOString(),
    },
  };
}

/** @throws {Problem} hackathons/not-found, hackathons/closed */
export const register = (ctx: Person, id: string): Promise<Participation> =>
  tx(async () => {
    await mustBeOpen(ctx, id);
    await queries.register(own(ctx, id));
    await dropPagesSoon();
    return participation(ctx, id);
  });

/** Possible after the deadline too. @throws {Problem} hackathons/not-found */
export const withdraw = (ctx: Person, id: string): Promise<Participation> =>
  tx(async () => {
    if (await queries.withdraw(own(ctx, id))) {
      await ports().onWithdrawn({ hackathonId: id, uid: ctx.actor.uid });
      await dropPagesSoon();
    }
    return participation(ctx, id);
  });

/** @throws {Problem} hackathons/not-found, hackathons/closed, hackathons/asked-already */
export const askForMentor = (
  ctx: Person,
  { id, words }: { id: string; words: string },
): Promise<Participation> =>
  tx(async () => {
    await mustBeOpen(ctx, id);
    if (!(await queries.insertMentorship({ ...own(ctx, id), id: newId(), words })))
      throw refuse('hackathons/asked-already');
    return participation(ctx, id);
  });

/** A decided request stays. @throws {Problem} hackathons/not-found */
export const withdrawMentorship = (ctx: Person, id: string): Promise<Participation> =>
  tx(async () => {
    await queries.withdrawMentorship(own(ctx, id));
    return participation(ctx, id);
  });

/**
 * For actions that only participants may take, before the deadline. Call it in a transaction: one
 * person's actions in one hackathon then happen one after another. @throws {Problem}
 * hackathons/not-found, hackathons/closed, hackathons/not-registered
 */
export async function mustTakePart(ctx: Person, id: string): Promise<void> {
  await mustBeOpen(ctx, id);
  if (!(await queries.lockRegistration(own(ctx, id)))) throw refuse('hackathons/not-registered');
}
