import { namesOf } from '#app/accounts/server/people.face.ts';
import { mustBePublished, mustTakePart, oneHackathon } from '#app/hackathons/server/face.ts';
import { tellerOf, untell } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { teamBoardNews } from '../news.ts';
import { teamBoardProblems, type TeamBoard, type TeamPost } from '../contract.ts';
import { mostPosts, type PostKind } from '../team-post.ts';
import * as answers from './answers.queries.ts';
import * as desk from './desk.queries.ts';
import * as queries from './queries.ts';

const notify = tellerOf(teamBoardNews);

type Person = Context<Actor>;

export const refuse = problemsOf(teamBoardProblems);
export const perPage = 20;

/** The only part of someone's name that others see. */
const firstNameIn = (names: ReadonlyMap<string, string>, uid: string): string =>
  names.get(uid)?.trim().split(/\s+/)[0] || 'Somebody';

/** Posts with names, and one's own with their answers. */
async function posts(uid: string, rows: readonly queries.PostRow[]): Promise<TeamPost[]> {
  const authors = rows.flatMap((row) => [row, ...row.answers]).map((each) => each.uid);
  const names = await namesOf([...new Set(authors)]);
  return rows.map((row) => ({
    id: row.id,
    author: firstNameIn(names, row.uid),
    kind: row.kind,
    skills: row.skills,
    words: row.words,
    writtenAt: row.written_at.toISOString(),
    own: row.uid === uid,
    hidden: row.hidden_at !== null,
    answered: row.answered_at !== null,
    reported: row.reported_at !== null,
    answers: row.answers.map((answer) => ({
      id: answer.id,
      author: firstNameIn(names, answer.uid),
      words: answer.words,
      sentAt: new Date(answer.sent_at).toISOString(),
      reported: answer.reported_at !== null,
    })),
  }));
}

/** @throws {Problem} hackathons/not-found */
export async function teamBoard(
  { actor }: Person,
  { id, page }: { id: string; page: number },
): Promise<TeamBoard> {
  await mustBePublished(id);
  const { uid } = actor;
  const { rows, ...place } = await queries.postsOnPage({ hackathonId: id, uid }, { page, perPage });
  return { rows: await posts(uid, rows), ...place };
}

/** A post that the caller may see. @throws {Problem} board/not-found */
async function postRow({ actor }: Person, id: string): Promise<queries.PostRow> {
  const row = await queries.postSeenBy(actor.uid, id);
  if (!row) throw refuse('board/not-found');
  return row;
}

async function onePost(ctx: Person, id: string): Promise<TeamPost> {
  const [post] = await posts(ctx.actor.uid, [await postRow(ctx, id)]);
  if (!post) throw refuse('board/not-found');
  return post;
}

interface Written {
  kind: PostKind;
  skills: string;
  words: string;
}

/**
 * @throws {Problem} hackathons/not-found, hackathons/closed, hackathons/not-registered,
 * board/too-many
 */
export const writePost = (
  ctx: Person,
  { id: hackathonId, ...written }: Written & { id: string },
): Promise<TeamPost> =>
  tx(async () => {
    await mustTakePart(ctx, hackathonId);
    const { uid } = ctx.actor;
    if ((await queries.countOwn({ hackathonId, uid })) >= mostPosts) throw refuse('board/too-many');
    const id = newId();
    const now = ctx.clock.now();
    await queries.insertPost({
      id,
      hackathon_id: hackathonId,
      uid,
      ...written,
      written_at: now,
      changed_at: now,
    });
    return onePost(ctx, id);
  });

/** @throws {Problem} board/not-found, hackathons/closed, hackathons/not-registered */
export const changePost = (
  ctx: Person,
  { id, ...written }: Written & { id: string },
): Promise<TeamPost> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const post = await postRow(ctx, id);
    if (post.uid !== uid) throw refuse('board/not-found');
    await mustTakePart(ctx, post.hackathon_id);
    await queries.updateOwn({ id, uid, ...written, now: ctx.clock.now() });
    return onePost(ctx, id);
  });

/** @throws {Problem} board/not-found */
export async function deletePost({ actor }: Person, id: string): Promise<void> {
  if (!(await queries.deleteOwn({ id, uid: actor.uid }))) throw refuse('board/not-found');
}

/**
 * Notifies its author in the same transaction.
 * @throws {Problem} board/not-found, own-post, answered-already, hackathons/closed, not-registered
 */
export const answerPost = (
  ctx: Person,
  { id, words }: { id: string; words: string },
): Promise<TeamPost> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const post = await postRow(ctx, id);
    if (post.uid === uid) throw refuse('board/own-post');
    await mustTakePart(ctx, post.hackathon_id);
    if (
      !(await answers.insertAnswer({ id: newId(), postId: id, uid, words, now: ctx.clock.now() }))
    )
      throw refuse('board/answered-already');
    const { title } = await oneHackathon(ctx, post.hackathon_id);
    const from = firstNameIn(await namesOf([uid]), uid);
    const data = { hackathon: title, hackathonId: post.hackathon_id, from, words };
    await notify(ctx, { uid: post.uid, key: answerKey(id, uid), kind: 'team-post-answered', data });
    return onePost(ctx, id);
  });

/** @throws {Problem} board/not-found, board/own-post */
export const reportPost = (
  ctx: Person,
  { id, reason }: { id: string; reason: string },
): Promise<TeamPost> =>
  tx(async () => {
    const { uid } = ctx.actor;
    if ((await postRow(ctx, id)).uid === uid) throw refuse('board/own-post');
    await queries.insertReport({ id, uid, reason, now: ctx.clock.now() });
    return onePost(ctx, id);
  });

/**
 * Only the post's author reads its answers, and can report them.
 * @throws {Problem} board/no-answer
 */
export const reportAnswer = (
  ctx: Person,
  { id, reason }: { id: string; reason: string },
): Promise<TeamPost> =>
  tx(async () => {
    const answered = await answers.postAnsweredBy({ id, uid: ctx.actor.uid });
    if (!answered) throw refuse('board/no-answer');
    await answers.reportAnswer({ id, reason, now: ctx.clock.now() });
    return onePost(ctx, answered.post_id);
  });

/**
 * How many posts have an unchecked report, of themselves or of an answer, and the hackathon whose
 * board to start with: as parts of another statement.
 */
export const waitingReports = {
  count: desk.reportedPostsCount,
  first: desk.firstReportedBoard,
};

/** The same by hackathon. */
export async function reportedPosts(): Promise<ReadonlyMap<string, number>> {
  const byBoard = new Map<string, number>();
  for (const { hackathonId } of await desk.reportedPosts())
    byBoard.set(hackathonId, (byBoard.get(hackathonId) ?? 0) + 1);
  return byBoard;
}

export const answerKey = (postId: string, uid: string): string => `team-answer:${postId}:${uid}`;

/**
 * Deletes everything that someone who leaves the school wrote here, also from other people's
 * notifications.
 */
export async function forgetPerson(uid: string): Promise<void> {
  for (const { id, authorUid } of await answers.answeredBy(uid))
    await untell(authorUid, answerKey(id, uid));
  await queries.deleteAllOf(uid);
}

/** Someone who no longer takes part leaves nothing on the board. */
export const takeOffBoard = queries.deleteOf;
