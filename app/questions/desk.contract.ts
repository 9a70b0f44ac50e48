import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { noAnswer, noQuestion } from './contract.ts';
import { deskTabs } from './desk-tabs.ts';
import { reportReasons } from './report-reasons.ts';

const instant = z.iso.datetime();

const DeskQuestion = z.object({
  id: z.string(),
  title: z.string(),
  /** The first name of the person who asked. */
  name: z.string(),
  lesson: z.string(),
  course: z.string(),
  askedAt: instant,
  answers: z.int(),
  hidden: z.boolean(),
  hiddenAnswers: z.int(),
  /** Those that nobody has checked yet, the oldest first; ten at most. */
  reports: z.array(
    z.object({
      of: z.enum(['question', 'answer']),
      /** Of that question or answer. */
      id: z.string(),
      hidden: z.boolean(),
      reason: z.enum(reportReasons),
      words: z.string(),
      /** What was reported. */
      said: z.string(),
      reportedAt: instant,
    }),
  ),
});
export type DeskQuestion = z.output<typeof DeskQuestion>;

const hiding = z.union([
  z.strictObject({ hidden: z.literal(true), reason: adminReason }),
  z.strictObject({ hidden: z.literal(false) }),
]);
const byId = z.object({ id: z.string().max(60) });

export const questionsDeskContract = defineContract({
  'GET /desk/questions': {
    summary:
      'Questions that wait for an answer, that the reader has answered, that were reported or are hidden; for authors those of their own courses',
    access: 'helper',
    query: z.object({ show: z.enum(deskTabs).default('waiting'), page: pageAsked }),
    ok: z.object({
      questions: z.array(DeskQuestion),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
  'PUT /questions/{id}/hiding': {
    summary: 'Hide a question with a reason, or show it again; its reports are settled',
    access: 'helper',
    params: byId,
    body: hiding,
    problems: noQuestion,
  },
  'PUT /answers/{id}/hiding': {
    summary: 'Hide an answer with a reason, or show it again; its reports are settled',
    access: 'helper',
    params: byId,
    body: hiding,
    problems: noAnswer,
  },
});

export type QuestionsDesk = AnswerOf<(typeof questionsDeskContract)['GET /desk/questions']>;
