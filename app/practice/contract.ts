import { VideoPart } from '#app/media/video.contract.ts';
import { z } from 'zod';
import { defineProblems } from '#app/shared/problem.ts';

export const practiceProblems = defineProblems({
  'practice/not-found': [
    404,
    'There is no such practice in this lesson. Its author may have removed it: reload the page to go on.',
  ],
  'practice/changed': [
    409,
    'This practice has been changed. Reload the page to see it as it is now.',
  ],
  'practice/try-first': [409, 'Try once. After that we can show you the answer.'],
});

const id = z.string();
const asked = z.object({ question: z.string(), options: z.array(z.string()) });

/** A step. What hasn't been reached yet is null. */
const OpenStep = z.object({
  title: z.string().nullable(),
  detail: z.string().nullable(),
  say: z.string().nullable(),
  ask: asked.nullable(),
});

/** A practice block as learners get it: nothing in it says which answer is right. */
export const OpenBlock = z.discriminatedUnion('kind', [
  asked.extend({ id, kind: z.literal('choose-one') }),
  asked.extend({ id, kind: z.literal('choose-several') }),
  z.object({
    id,
    kind: z.literal('put-in-order'),
    question: z.string(),
    items: z.array(z.string()),
  }),
  z.object({
    id,
    kind: z.literal('match'),
    question: z.string(),
    lefts: z.array(z.string()),
    rights: z.array(z.string()),
  }),
  /** A gap is between each two pieces. */
  z.object({ id, kind: z.literal('fill-the-gaps'), pieces: z.array(z.string()) }),
  z.object({
    id,
    kind: z.literal('correct-the-table'),
    question: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ id, kind: z.literal('step-through'), steps: z.array(OpenStep) }),
]);
export type OpenBlock = z.output<typeof OpenBlock>;

const words = z.string().max(300);
const listed = (most: number) => z.array(words).max(most);

/**
 * An answer, in the words of the block: an option that was reworded since is not taken for another
 * one.
 */
export const PracticeAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose-one'), choice: words }),
  z.strictObject({ kind: z.literal('choose-several'), choices: listed(8) }),
  z.strictObject({ kind: z.literal('put-in-order'), order: listed(8) }),
  /** For each left one, what is docked to it. */
  z.strictObject({ kind: z.literal('match'), rights: listed(8) }),
  z.strictObject({ kind: z.literal('fill-the-gaps'), gaps: listed(8) }),
  /** All cells but the first of each row. */
  z.strictObject({ kind: z.literal('correct-the-table'), rows: z.array(listed(4)).max(10) }),
  /** One for each question that has been reached. */
  z.strictObject({ kind: z.literal('step-through'), choices: listed(5) }),
]);
export type PracticeAnswer = z.output<typeof PracticeAnswer>;

/** Names a try, so that one that arrives twice or late counts once. */
export const PracticeAttempt = z.strictObject({
  /** The window that sends it. */
  triedBy: z.string().min(8).max(60),
  /** Counts the window's tries. */
  turn: z.int().min(1).max(1_000_000),
});
export type PracticeAttempt = z.output<typeof PracticeAttempt>;

/** What someone has made of a block so far, and what is said about it. */
export const PracticeState = z.object({
  /** The wrong ones of this round, at most three. */
  tries: z.int(),
  outcome: z.enum(['open', 'right', 'shown']),
  /** Answered right or shown once, perhaps in an earlier round. */
  done: z.boolean(),
  /** The last one given. */
  answer: PracticeAnswer.nullable(),
  /** Of the answer, part by part; null where a mark would give something away. */
  marks: z.array(z.enum(['right', 'wrong']).nullable()),
  /** How many parts are right, in words. */
  tally: z.string().nullable(),
  hint: z.string().nullable(),
  why: z.string().nullable(),
  solution: PracticeAnswer.nullable(),
  /** As far as they have been reached, of the kind that has steps. */
  steps: z.array(OpenStep).nullable(),
});
export type PracticeState = z.output<typeof PracticeState>;

/**
 * A lesson's text, with the practice and the videos where they belong. The text is HTML without raw
 * HTML in it.
 */
export const LessonPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('practice'), block: OpenBlock }),
  VideoPart,
]);
export type LessonPart = z.output<typeof LessonPart>;
