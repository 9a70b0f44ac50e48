import { z } from 'zod';
import { hackathonProblems } from '#app/hackathons/contract.ts';
import { defineContract, type AnswerOf, type LimitRule } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { longestPost, mostPosts, postKinds } from './team-post.ts';

export const teamBoardProblems = defineProblems({
  'board/not-found': [404, 'There is no such post.'],
  'board/too-many': [
    409,
    `You have ${mostPosts} posts on this board. Change or delete one of them.`,
  ],
  'board/own-post': [409, 'This is your own post.'],
  'board/no-answer': [404, 'There is no such answer.'],
  'board/answered-already': [409, 'You have already answered this post.'],
});

const instant = z.iso.datetime();

/** A post as the hackathon's participants see it: no address, and only the first name. */
const TeamPost = z.object({
  id: z.string(),
  author: z.string(),
  kind: z.enum(postKinds),
  skills: z.string(),
  words: z.string(),
  writtenAt: instant,
  /**
   * Written by the caller, the only one who sees it while it is hidden, and who reads its answers.
   */
  own: z.boolean(),
  hidden: z.boolean(),
  /** By the caller. */
  answered: z.boolean(),
  reported: z.boolean(),
  answers: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      words: z.string(),
      sentAt: instant,
      reported: z.boolean(),
    }),
  ),
});
export type TeamPost = z.output<typeof TeamPost>;

const DeskAnswer = z.object({
  id: z.string(),
  uid: z.string(),
  author: z.string(),
  words: z.string(),
  sentAt: instant,
  hidden: z.boolean(),
  /** Null: an admin has checked it. */
  report: z.object({ reason: z.string(), reportedAt: instant }).nullable(),
});
export type DeskAnswer = z.output<typeof DeskAnswer>;

/** A post as the desk sees it. */
const DeskPost = z.object({
  id: z.string(),
  uid: z.string(),
  author: z.string(),
  kind: z.enum(postKinds),
  skills: z.string(),
  words: z.string(),
  writtenAt: instant,
  hidden: z.boolean(),
  /** Those that no admin has checked yet. */
  reports: z.array(z.object({ reason: z.string(), reportedAt: instant })),
  /**
   * Hidden ones, and those that the post's author has reported and no admin has checked yet. The
   * desk reads no others.
   */
  answers: z.array(DeskAnswer),
});
export type DeskPost = z.output<typeof DeskPost>;

const written = z.strictObject({
  kind: z.enum(postKinds),
  skills: line('Skills', longestPost.skills),
  words: paragraphs('Your post', longestPost.words),
});
const byPost = z.object({ id: z.string().max(40) });
const byAnswer = byPost;
const byHackathon = z.object({ id: z.string().max(80) });
const unknown = pickProblems(teamBoardProblems, 'board/not-found');
const noAnswer = pickProblems(teamBoardProblems, 'board/no-answer');
const another = pickProblems(teamBoardProblems, 'board/not-found', 'board/own-post');
const noHackathon = pickProblems(hackathonProblems, 'hackathons/not-found');
const partOnly = pickProblems(
  hackathonProblems,
  'hackathons/not-found',
  'hackathons/closed',
  'hackathons/not-registered',
);
const hourly = (name: string, points: number): LimitRule[] => [
  { name, points, per: 60 * 60, by: 'user' },
];
const listed = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), page: z.int(), pages: z.int(), total: z.int() });

export const teamBoardContract = defineContract({
  'GET /hackathons/{id}/team-posts': {
    summary: 'The board where people find a team, newest first; for everyone with an account',
    access: 'user',
    params: byHackathon,
    query: z.object({ page: pageAsked }),
    ok: listed(TeamPost),
    problems: noHackathon,
  },
  'POST /hackathons/{id}/team-posts': {
    summary: 'Write on the board, as somebody who is registered',
    access: 'user',
    params: byHackathon,
    body: written,
    status: 201,
    ok: TeamPost,
    problems: { ...partOnly, ...pickProblems(teamBoardProblems, 'board/too-many') },
    limits: hourly('team-post', 20),
  },
  'PUT /team-posts/{id}': {
    summary: 'Change one of the caller’s posts',
    access: 'user',
    params: byPost,
    body: written,
    ok: TeamPost,
    problems: { ...partOnly, ...unknown },
    limits: hourly('team-post', 20),
  },
  'DELETE /team-posts/{id}': {
    summary: 'Delete one of the caller’s posts; its answers go with it',
    access: 'user',
    params: byPost,
    problems: unknown,
  },
  'POST /team-posts/{id}/answers': {
    summary: 'Answer a post, once; its author is notified, also by e-mail, without either address',
    access: 'user',
    params: byPost,
    body: z.strictObject({ words: paragraphs('Your answer', longestPost.answer) }),
    status: 201,
    ok: TeamPost,
    problems: {
      ...partOnly,
      ...another,
      ...pickProblems(teamBoardProblems, 'board/answered-already'),
    },
    limits: hourly('team-answer', 20),
  },
  'POST /team-posts/{id}/reports': {
    summary: 'Report a post to our team; once is enough',
    access: 'user',
    params: byPost,
    body: z.strictObject({ reason: paragraphs('Reason', longestPost.reason) }),
    ok: TeamPost,
    problems: another,
    limits: hourly('team-report', 20),
  },
  'POST /team-answers/{id}/reports': {
    summary: 'Report an answer to the caller’s own post to our team; once is enough',
    access: 'user',
    params: byAnswer,
    body: z.strictObject({ reason: paragraphs('Reason', longestPost.reason) }),
    ok: TeamPost,
    problems: noAnswer,
    limits: hourly('team-report', 20),
  },
  'GET /admin/hackathons/{id}/team-posts': {
    summary: 'The board with the hidden posts, reported ones first',
    access: 'admin',
    params: byHackathon,
    query: z.object({ page: pageAsked }),
    ok: listed(DeskPost),
  },
  'PUT /admin/team-posts/{id}/hiding': {
    summary: 'Hide a post from all but its author, or show it again; its reports are settled',
    access: 'admin',
    params: byPost,
    body: z.strictObject({ hidden: z.boolean() }),
    ok: DeskPost,
    problems: unknown,
  },
  'PUT /admin/team-answers/{id}/hiding': {
    summary: 'Hide an answer that was reported, or show it again; its report is settled',
    access: 'admin',
    params: byAnswer,
    body: z.strictObject({ hidden: z.boolean() }),
    ok: DeskPost,
    problems: noAnswer,
  },
});

export type TeamBoard = AnswerOf<(typeof teamBoardContract)['GET /hackathons/{id}/team-posts']>;
export type DeskBoard = AnswerOf<
  (typeof teamBoardContract)['GET /admin/hackathons/{id}/team-posts']
>;
