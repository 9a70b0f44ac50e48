import { z } from 'zod';
import { textOr } from '#app/shared/text-or.ts';
import { oneLine } from '#app/shared/text-rules.ts';

/** In words for an author. */
const must = (be: string) => ({
  error: ({ input }: { input?: unknown }): string =>
    input === undefined ? 'This is missing' : `This must be ${be}`,
});

/** Numbers and dates that YAML reads as such are text to an author: `- 15`. */
const written = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string(must('text'))
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'This is not text'),
);
const upTo = (most: number) =>
  written.pipe(
    z
      .string()
      .trim()
      .regex(oneLine, 'This must fit on one line')
      .max(most, `This may have at most ${most} characters`),
  );
const line = (most: number) => upTo(most).pipe(z.string().min(1, 'This may not be empty'));
const list = <Part extends z.ZodType>(part: Part, least: number, most: number) =>
  z
    .array(part, must('a list'))
    .min(least, `This needs at least ${least}`)
    .max(most, `This may have at most ${most}`);
const shape = <Shape extends z.ZodRawShape>(members: Shape) =>
  z.strictObject(members, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `There is no “${keys.join('”, “')}” here`
        : 'This must have names and values',
  });

const part = line(300);
const sentence = line(600);
/** What is said to someone who gave one certain wrong answer. */
const hintFor = shape({ for: upTo(300), say: sentence });

/** The shape, or text for its only member that an author needs. */
const orText = <Part extends z.ZodType>(asShape: (text: unknown) => object, part: Part) =>
  z.preprocess(
    (value) => (typeof value === 'object' || value === undefined ? value : asShape(value)),
    part,
  );

const common = {
  /** Unique in its lesson. What a learner did is stored under it, so it stays when the text changes. */
  id: line(60).pipe(z.string().regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens')),
  /** One a try, for answers without a hint of their own. */
  hints: list(sentence, 0, 3).default([]),
  /** Why the answer is right. */
  why: sentence,
};

const option = shape({
  text: part,
  right: z.boolean(must('true or false')).default(false),
  /** For someone who chose it wrongly or, where several are right, left it out wrongly. */
  hint: sentence.optional(),
});
type Option = z.output<typeof option>;
const differ = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
const options = list(option, 2, 8).refine(
  (all: readonly Option[]) => differ(all.map(({ text }) => text)),
  'Two options are the same',
);
const oneRight = options.refine(
  (all) => all.filter(({ right }) => right).length === 1,
  'Exactly one option must be right',
);

const ChooseOne = shape({
  ...common,
  kind: z.literal('choose-one'),
  question: sentence,
  options: oneRight,
});

const ChooseSeveral = shape({
  ...common,
  kind: z.literal('choose-several'),
  question: sentence,
  options: options.refine((all) => all.some(({ right }) => right), 'At least one must be right'),
});

const PutInOrder = shape({
  ...common,
  kind: z.literal('put-in-order'),
  question: sentence,
  /** In the right order. `hint` is for the first one that is out of place. */
  items: list(
    orText((text) => ({ text }), shape({ text: part, hint: sentence.optional() })),
    3,
    8,
  ).refine(
    (all: readonly { text: string }[]) => differ(all.map(({ text }) => text)),
    'Two items are the same',
  ),
});

const Match = shape({
  ...common,
  kind: z.literal('match'),
  question: sentence,
  pairs: list(shape({ left: part, right: part, hint: sentence.optional() }), 2, 8),
  /** They belong to nothing on the left. */
  extra: list(part, 0, 4).default([]),
})
  .refine(({ pairs }) => differ(pairs.map(({ left }) => left)), {
    path: ['pairs'],
    error: 'Two of them are the same on the left',
  })
  .refine(({ pairs, extra }) => differ([...pairs.map(({ right }) => right), ...extra]), {
    path: ['pairs'],
    error: 'Two of them are the same on the right',
  });

/** Any of these texts counts; capitals, spaces and the commas of a sum don't. */
const accepted = { answers: list(part, 1, 8), hints: list(hintFor, 0, 6).default([]) };

const FillTheGaps = shape({
  ...common,
  kind: z.literal('fill-the-gaps'),
  /** Three underscores for each gap. */
  text: line(1000),
  gaps: list(
    orText((answer) => ({ answers: [answer] }), shape(accepted)),
    1,
    8,
  ),
}).refine(({ text, gaps }) => text.split('___').length === gaps.length + 1, {
  path: ['gaps'],
  error: 'There must be one for each ___ in the text',
});

const cellText = upTo(120);
const wrongCell = shape({
  shown: cellText,
  answers: list(cellText, 1, 8),
  hints: list(hintFor, 0, 6).default([]),
});
/** As it is, or with what should be there instead: an empty answer means an empty cell. */
const cell = textOr(cellText, wrongCell);

const CorrectTheTable = shape({
  ...common,
  kind: z.literal('correct-the-table'),
  question: sentence,
  columns: list(line(60), 2, 5),
  /** The first cell of a row is its name, and fixed. */
  rows: list(list(cell, 2, 5), 1, 10),
})
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'Each row needs a cell for each column',
  })
  .refine(({ rows }) => rows.every(([name]) => typeof name === 'string' && name !== ''), {
    path: ['rows'],
    error: 'The first cell of a row is its name: it can’t be wrong',
  })
  .refine(({ rows }) => rows.flat().some((each) => typeof each !== 'string'), {
    path: ['rows'],
    error: 'At least one cell must be wrong',
  });

const StepThrough = shape({
  ...common,
  kind: z.literal('step-through'),
  steps: list(
    shape({
      title: line(60),
      /** What happens there, in a few words. */
      detail: line(120).optional(),
      say: sentence,
      /** The next step stays hidden until this is answered. */
      ask: shape({ question: sentence, options: oneRight }).optional(),
    }),
    2,
    6,
  ).refine((steps) => steps.some(({ ask }) => ask), 'At least one step must ask something'),
}).refine(({ steps }) => !steps.at(-1)?.ask, {
  path: ['steps'],
  error: 'The last step can’t ask: nothing comes after it',
});

/** A practice block as its author writes it, with the answer and everything that is said about it. */
export const Block = z.discriminatedUnion(
  'kind',
  [ChooseOne, ChooseSeveral, PutInOrder, Match, FillTheGaps, CorrectTheTable, StepThrough],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? 'There is no such kind of practice'
        : 'This must have names and values',
  },
);
export type Block = z.output<typeof Block>;
