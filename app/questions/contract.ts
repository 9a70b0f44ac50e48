import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf, type LimitRule } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, doorProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { longestAnswer, longestQuestion, longestReport, mostAnswers } from './question-limits.ts';
import { reportReasons } from './report-reasons.ts';

export const questionProblems = defineProblems({
  'questions/not-found': [404, 'There is no such question. It may have been removed.'],
  'questions/no-answer': [404, 'There is no such answer. It may have been removed.'],
  'questions/own': [409, 'You wrote this yourself.'],
  'questions/closed': [
    409,
    `This question takes no more answers: it was removed, or it has ${mostAnswers} of them.`,
  ],
  'questions/not-yours': [
    403,
    'Only the person who asked and those who answer for the course can accept an answer.',
  ],
});

const instant = z.iso.datetime();
const byLesson = z.object({ id: z.string().max(100) });
const byQuestion = z.object({ id: z.string().max(60) });

/** What the writer is for the course; null for a fellow learner. */
const Badge = z.enum(['author', 'helper', 'team']).nullable();
export type WriterBadge = z.output<typeof Badge>;

const Writer = z.object({
  /** The first name. */
  name: z.string(),
  badge: Badge,
  /** Written by the caller. */
  own: z.boolean(),
});

/** A question in a list. */
const ListedQuestion = Writer.extend({
  id: z.string(),
  /** Both empty if it was removed. */
  title: z.string(),
  words: z.string(),
  askedAt: instant,
  removed: z.boolean(),
  /** By somebody who answers for the course; then only its writer and they see it. */
  hidden: z.boolean(),
  answers: z.int(),
  /** The one that helped. */
  accepted: Writer.extend({ words: z.string() }).nullable(),
  lesson: z.object({
    title: z.string(),
    course: z.string(),
    /** Null if there is no such lesson to open any more. */
    path: z.string().nullable(),
  }),
});
export type ListedQuestion = z.output<typeof ListedQuestion>;

const Answer = Writer.extend({
  id: z.string(),
  words: z.string(),
  answeredAt: instant,
  changed: z.boolean(),
  accepted: z.boolean(),
  /** How many people found it helpful, and whether the caller is one of them. */
  helpful: z.int(),
  foundHelpful: z.boolean(),
  reported: z.boolean(),
  hiddenBecause: z.string().nullable(),
});
export type LessonAnswer = z.output<typeof Answer>;

const Thread = z.object({
  question: ListedQuestion.extend({
    changed: z.boolean(),
    reported: z.boolean(),
    following: z.boolean(),
    hiddenBecause: z.string().nullable(),
    open: z.boolean(),
  }),
  /** The accepted one first, then the oldest. */
  list: z.array(Answer),
  page: z.int(),
  pages: z.int(),
  may: z.object({ accept: z.boolean(), hide: z.boolean() }),
});

const listed = z.object({
  questions: z.array(ListedQuestion),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
const Added = z.object({ id: z.string() });

const question = z.strictObject({
  title: line('Your question', longestQuestion.title),
  words: z.string().trim().max(longestQuestion.words, tooLongText(longestQuestion.words)),
});
export const answerWritten = z.strictObject({
  words: paragraphs('Your answer', longestAnswer),
});
export const reportWritten = z.strictObject({
  reason: z.enum(reportReasons, 'Please choose a reason'),
  words: z.string().trim().max(longestReport, tooLongText(longestReport)).default(''),
});

const membersOnly = pickProblems(doorProblems, 'membership/required');
export const noQuestion = {
  ...membersOnly,
  ...pickProblems(questionProblems, 'questions/not-found'),
};
export const noAnswer = {
  ...membersOnly,
  ...pickProblems(questionProblems, 'questions/no-answer'),
};
const noLesson = pickProblems(courseProblems, 'lessons/not-found');
export const ownProblem = pickProblems(questionProblems, 'questions/own');

export const hourly = (name: string, points: number): LimitRule[] => [
  { name, points, per: 60 * 60, by: 'user' },
];

export const questionsContract = defineContract({
  'GET /learning/lessons/{id}/questions': {
    summary: 'A page of the questions under a lesson, the newest first',
    access: 'reader',
    params: byLesson,
    query: z.object({ page: pageAsked }),
    ok: listed,
    problems: noLesson,
  },
  'POST /learning/lessons/{id}/questions': {
    summary: 'Ask a question under a lesson; the caller then follows it',
    access: 'member',
    params: byLesson,
    body: question,
    status: 201,
    ok: Added,
    problems: noLesson,
    limits: hourly('lesson-questions', 20),
  },
  'GET /questions': {
    summary: 'A page of the questions that the caller follows, the newest first',
    access: 'member',
    query: z.object({ page: pageAsked }),
    ok: listed,
  },
  'GET /questions/{id}': {
    summary:
      'A question with a page of its answers, for members and those who answer for its course',
    access: 'user',
    params: byQuestion,
    query: z.object({ page: pageAsked }),
    ok: Thread,
    problems: noQuestion,
  },
  'PUT /questions/{id}': {
    summary: 'Change one of the caller’s questions',
    access: 'user',
    params: byQuestion,
    body: question,
    problems: noQuestion,
    limits: hourly('lesson-questions', 20),
  },
  'DELETE /questions/{id}': {
    summary: 'Delete one of the caller’s questions; if others have answered, only its words',
    access: 'user',
    params: byQuestion,
    problems: noQuestion,
  },
  'POST /questions/{id}/answers': {
    summary: 'Answer a question; its followers are told',
    access: 'user',
    params: byQuestion,
    body: answerWritten,
    status: 201,
    ok: Added,
    problems: { ...noQuestion, ...pickProblems(questionProblems, 'questions/closed') },
    limits: hourly('lesson-answers', 60),
  },
  'PUT /questions/{id}/following': {
    summary: 'Follow a question, to be told of its answers',
    access: 'user',
    params: byQuestion,
    problems: noQuestion,
    limits: hourly('lesson-question-following', 240),
  },
  'DELETE /questions/{id}/following': {
    summary: 'Unfollow a question',
    access: 'user',
    params: byQuestion,
  },
  'POST /questions/{id}/reports': {
    summary: 'Report a question; once is enough',
    access: 'user',
    params: byQuestion,
    body: reportWritten,
    problems: { ...noQuestion, ...ownProblem },
    limits: hourly('lesson-question-reports', 20),
  },
});

type AnswerTo<K extends keyof typeof questionsContract> = AnswerOf<(typeof questionsContract)[K]>;

export type QuestionList = AnswerTo<'GET /questions'>;
export type QuestionThread = AnswerTo<'GET /questions/{id}'>;
