import { recorderOf } from '#app/audit/server/face.ts';
import { oneForDesk } from '#app/hackathons/server/face.ts';
import { tellerOf, untell } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { teamBoardNews } from '../news.ts';
import { teamBoardActions } from '../actions.ts';
import type { DeskAnswer, DeskBoard, DeskPost } from '../contract.ts';
import * as answers from './answers.queries.ts';
import * as queries from './desk.queries.ts';
import { answerKey, perPage, refuse } from './service.ts';

const notify = tellerOf(teamBoardNews);

const recordAdminAction = recorderOf(teamBoardActions);

const instant = (told: string): string => new Date(told).toISOString();

const deskPost = ({
  id,
  uid,
  author,
  kind,
  skills,
  words,
  written_at,
  hidden_at,
  reports,
  answers: shown,
}: queries.DeskRow): DeskPost => ({
  id,
  uid,
  author: author ?? '',
  kind,
  skills,
  words,
  writtenAt: written_at.toISOString(),
  hidden: hidden_at !== null,
  reports: reports.map(({ reason, reported_at }) => ({
    reason,
    reportedAt: instant(reported_at),
  })),
  answers: shown.map(deskAnswer),
});

function deskAnswer(row: queries.DeskRow['answers'][number]): DeskAnswer {
  const { reported_at, settled_at, report_reason } = row;
  const waits = reported_at !== null && settled_at === null;
  return {
    id: row.id,
    uid: row.uid,
    author: row.author ?? '',
    words: row.words,
    sentAt: instant(row.sent_at),
    hidden: row.hidden_at !== null,
    report: waits ? { reason: report_reason ?? '', reportedAt: instant(reported_at) } : null,
  };
}

export async function deskBoard({ id, page }: { id: string; page: number }): Promise<DeskBoard> {
  const { rows, ...place } = await queries.postsForDesk(id, { page, perPage });
  return { rows: rows.map(deskPost), ...place };
}

/** @throws {Problem} board/not-found */
async function onePost(id: string): Promise<DeskPost> {
  const row = await queries.postForDesk(id);
  if (!row) throw refuse('board/not-found');
  return deskPost(row);
}

interface Settled {
  /** The person who reported it. */
  uid: string;
  hackathonId: string;
  reported: 'post' | 'answer';
  /** Of the post or the answer. */
  id: string;
  hidden: boolean;
}

/**
 * A hackathon as named in notifications; without an id while it is hidden, because its page doesn't
 * exist.
 */
async function named(
  ctx: Context<Actor>,
  id: string,
): Promise<{ hackathon: string; hackathonId: string | null }> {
  const { title, published } = await oneForDesk(ctx, id);
  return { hackathon: title, hackathonId: published ? id : null };
}

/** Informs the people who reported something of the outcome, once. */
async function answer(
  ctx: Context<Actor>,
  { uid, hackathonId, reported, id, hidden }: Settled,
): Promise<void> {
  const data = { ...(await named(ctx, hackathonId)), reported, hidden };
  await notify(ctx, { uid, key: `board-report:${id}`, kind: 'board-report-settled', data });
}

/** Informs the author of a post's current state, and replaces what earlier notifications said. */
async function tellAuthor(
  ctx: Context<Actor>,
  {
    id,
    uid,
    hackathon_id: hackathonId,
    hidden_at,
  }: Pick<queries.DeskRow, 'id' | 'uid' | 'hackathon_id' | 'hidden_at'>,
): Promise<void> {
  const key = `board-post:${id}`;
  await untell(uid, key);
  await notify(ctx, {
    uid,
    key,
    kind: 'board-post-decided',
    data: { ...(await named(ctx, hackathonId)), hidden: hidden_at !== null },
  });
}

/**
 * Informs its author, if that changes anything, and the people who reported it, in the same
 * transaction.
 * @throws {Problem} board/not-found
 */
export const setPostHidden = (
  ctx: Context<Actor>,
  { id, hidden }: { id: string; hidden: boolean },
): Promise<DeskPost> =>
  tx(async () => {
    const now = ctx.clock.now();
    const before = await queries.lockPost(id);
    const row = await queries.setHidden({ id, hiddenAt: hidden ? now : null });
    if (!before || !row) throw refuse('board/not-found');
    const reporters = await queries.settleReports(id, now);
    await recordAdminAction(ctx, {
      action: hidden ? 'team-post/hide' : 'team-post/show',
      subject: { kind: 'team-post', id },
      concerns: row.uid,
      details: { hackathon: row.hackathon_id },
    });
    if ((before.hidden_at !== null) !== hidden) await tellAuthor(ctx, row);
    for (const { uid } of reporters)
      await answer(ctx, { uid, hackathonId: row.hackathon_id, reported: 'post', id, hidden });
    return onePost(id);
  });

/**
 * Hiding an answer also removes its reader's notification of it. The reader learns that the report
 * was checked. The answer's author doesn't: only one person reads an answer, so that would reveal
 * who reported it.
 * @throws {Problem} board/no-answer
 */
export const setAnswerHidden = (
  ctx: Context<Actor>,
  { id, hidden }: { id: string; hidden: boolean },
): Promise<DeskPost> =>
  tx(async () => {
    const now = ctx.clock.now();
    const answered = await answers.setAnswerHidden({ id, hiddenAt: hidden ? now : null, now });
    const row = answered && (await queries.postForDesk(answered.post_id));
    if (!row) throw refuse('board/no-answer');
    if (hidden) await untell(row.uid, answerKey(row.id, answered.uid));
    await recordAdminAction(ctx, {
      action: hidden ? 'team-answer/hide' : 'team-answer/show',
      subject: { kind: 'team-answer', id },
      concerns: answered.uid,
      details: { hackathon: row.hackathon_id },
    });
    await answer(ctx, {
      uid: row.uid,
      hackathonId: row.hackathon_id,
      reported: 'answer',
      id,
      hidden,
    });
    return onePost(row.id);
  });
