import { personOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { investorActions } from '../actions.ts';
import { investorDeskProblems, type Letter, type Letters } from '../desk.contract.ts';
import { investorNews } from '../news.ts';
import { deskCounts } from './desk-counts.queries.ts';
import { queueRemovalAnswer } from './emails.tsx';
import { deskInvestor } from './investors.answers.ts';
import * as queries from './letters.queries.ts';
import { refuse } from './service.ts';

const notify = tellerOf(investorNews);

const recordAdminAction = recorderOf(investorActions);

const refuseAtDesk = problemsOf(investorDeskProblems);

/**
 * A member reports a change about an investor.
 * @throws {Problem} investors/not-found
 */
export async function reportChange(
  { actor, clock }: Context<Actor>,
  { id, words }: { id: string; words: string },
): Promise<void> {
  const about = await queries.shownName(id);
  const person = await personOf(actor.uid);
  if (about === undefined || !person) throw refuse('investors/not-found');
  const letter = {
    id: newId(),
    kind: 'change',
    investor_id: id,
    uid: actor.uid,
    email: person.email,
    about,
    words,
  } as const;
  await queries.insertLetter({ ...letter, received_at: clock.now() });
}

/** Someone asks to be removed. An admin checks by mail that this is the listed person. */
export async function askForRemoval(
  { clock }: Pick<Context, 'clock'>,
  asked: { email: string; about: string; words: string },
): Promise<void> {
  await queries.insertLetter({
    id: newId(),
    kind: 'removal',
    investor_id: null,
    ...asked,
    received_at: clock.now(),
  });
}

const perPage = 20;

export async function letters({ page }: { page: number }): Promise<Letters> {
  const [{ rows, pages }, counts] = await Promise.all([
    pageOf(queries.openLetters(), { page, perPage }),
    deskCounts(),
  ]);
  const opened = rows.map(({ id, kind, email, about, words, received_at, investor }): Letter => ({
    id,
    kind,
    email,
    about,
    words,
    receivedAt: received_at.toISOString(),
    investor: investor && deskInvestor(investor),
  }));
  return { letters: opened, pages, counts };
}

/**
 * Closes it once, and informs its writer in the same transaction.
 * @throws {Problem} investors/no-letter, investors/closed-meanwhile
 */
export const closeLetter = (
  ctx: Context<Actor>,
  { id, accepted }: { id: string; accepted: boolean },
): Promise<void> =>
  tx(async () => {
    const closed = await queries.closeLetter({
      id,
      accepted,
      by: ctx.actor.uid,
      now: ctx.clock.now(),
    });
    if (!closed)
      throw refuseAtDesk(
        (await queries.letterExists(id)) ? 'investors/closed-meanwhile' : 'investors/no-letter',
      );
    await recordAdminAction(ctx, {
      action: 'investor/close-letter',
      subject: { kind: 'investor-letter', id },
      details: { kind: closed.kind, accepted },
      ...(closed.uid !== null && { concerns: closed.uid }),
    });
    const { kind, uid, email, investor_id: investorId } = closed;
    if (kind === 'removal') return queueRemovalAnswer({ to: email, accepted, key: id });
    const shown = investorId !== null && (await queries.shownName(investorId)) !== undefined;
    const data = { investorId: shown ? investorId : null, accepted };
    if (uid !== null)
      await notify(ctx, {
        uid,
        key: `investor-letter:${id}`,
        kind: 'investor-report-settled',
        data,
      });
  });
