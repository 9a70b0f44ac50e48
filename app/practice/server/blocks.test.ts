import { expect, test } from 'vitest';
import { practiceFaults, readBlock } from './blocks.service.ts';

const source = `id: where-the-link-lives
kind: choose-one
question: Where does the link live?
options:
  - text: In Customers
    hint: A list in one cell can’t be searched.
  - text: In Subscriptions
    right: true
why: Each subscription has one owner.
`;
const lesson = (...blocks: string[]) =>
  blocks.map((block) => `Some text.\n\n\`\`\`practice\n${block}\`\`\`\n`).join('\n');

test('a block is read from YAML or JSON', () => {
  const { block } = readBlock(source);
  expect(block).toMatchObject({ id: 'where-the-link-lives', hints: [] });
  expect(readBlock(JSON.stringify(block)).block).toEqual(block);
});

test.for([
  ['a missing name', source.replace(/^why.*\n/m, ''), 1, 'why: This is missing.'],
  ['an unknown name', source.replace('hint:', 'hnt:'), 5, 'options 1: There is no “hnt” here.'],
  [
    'two right options',
    source.replace('hint: A list in one cell can’t be searched.', 'right: true'),
    5,
    'options: Exactly one option must be right.',
  ],
  [
    'an unknown kind',
    source.replace('choose-one', 'riddle'),
    2,
    'kind: There is no such kind of practice.',
  ],
  [
    'an id with capitals',
    source.replace('where', 'Where'),
    1,
    'id: Use lower-case letters, digits and hyphens.',
  ],
  ['no names at all', 'just words\n', 1, 'This must have names and values.'],
  [
    'a figure instead of a list',
    source.replace(/options:[^]*(?=why)/, 'options: 3\n'),
    4,
    'options: This must be a list.',
  ],
] as const)('the author is told of %s, with its line', ([, text, line, message]) => {
  const told = readBlock(text).faults?.map((fault) => [fault.line, fault.message]);
  expect(told).toEqual([[line, message]]);
});

test('broken YAML is a fault, not a failure, and so are aliases that multiply', () => {
  expect(readBlock('id: [unclosed\nkind: match').faults?.length).toBeGreaterThan(0);
  const bomb = `a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b]\n`;
  expect(readBlock(bomb).faults?.length).toBeGreaterThan(0);
});

test('the faults of a lesson are told by its lines', () => {
  expect(practiceFaults(lesson(source))).toEqual([]);
  const twice = 'Another practice of this lesson has the id “where-the-link-lives”.';
  expect(practiceFaults(lesson(source, source))).toEqual([
    { line: 18, message: twice, block: 1, field: 'id', text: twice },
  ]);
  expect(practiceFaults(lesson(source, 'id: two\nkind: riddle\n'))).toEqual([
    {
      line: 19,
      message: 'kind: There is no such kind of practice.',
      block: 1,
      field: 'kind',
      text: 'There is no such kind of practice.',
    },
  ]);
  const nested = 'Practice can’t be part of a list or a quotation. Move it out.';
  expect(practiceFaults(`- a list\n\n${lesson(source).replaceAll(/^/gm, '  ')}`)).toEqual([
    { line: 6, message: nested, block: 0, field: '', text: nested },
  ]);
});

test('a lesson has up to 40 blocks of practice, and more are not even read', () => {
  const blocks = Array.from({ length: 41 }, (_, place) => `id: riddle-${place}\n`);
  expect(practiceFaults(lesson(...blocks.slice(1))).length).toBeGreaterThan(1);
  const tooMany = 'A lesson can have up to 40 blocks of practice.';
  expect(practiceFaults(lesson(...blocks))).toEqual([
    { line: 244, message: tooMany, block: 0, field: '', text: tooMany },
  ]);
});

test.for([
  ['put-in-order', 'question: Order?\nitems: [One, { text: Two, hint: Later }, Three]'],
  ['match', 'question: Which?\npairs:\n  - { left: a, right: 1 }\n  - { left: b, right: 2 }'],
  ['fill-the-gaps', 'text: The ___ side has ___.\ngaps: [many, { answers: [one, 1] }]'],
  [
    'correct-the-table',
    'question: What?\ncolumns: [No, Sum]\nrows:\n  - [1, { shown: x, answers: [""] }]',
  ],
  [
    'step-through',
    'steps:\n  - { title: A, say: First, ask: { question: What?, options: [{ text: x, right: true }, { text: y }] } }\n  - { title: B, say: Then }',
  ],
  ['choose-several', 'question: Which?\noptions: [{ text: a, right: true }, { text: b }]'],
] as const)('%s is written as an author would', ([kind, rest]) => {
  expect(readBlock(`id: it\nkind: ${kind}\nwhy: So.\n${rest}`)).toMatchObject({ block: { kind } });
});

test.for([
  [
    'fill-the-gaps',
    'text: The ___ side.\ngaps: [many, one]',
    'gaps: There must be one for each ___ in the text.',
  ],
  [
    'correct-the-table',
    'question: What?\ncolumns: [No, Sum]\nrows: [[1, 2]]',
    'rows: At least one cell must be wrong.',
  ],
  [
    'match',
    'question: Which?\npairs: [{ left: a, right: b }, { left: c, right: b }]',
    'pairs: Two of them are the same on the right.',
  ],
] as const)('%s that nobody could answer is refused', ([kind, rest, message]) => {
  expect(readBlock(`id: it\nkind: ${kind}\nwhy: So.\n${rest}`).faults?.[0]?.message).toBe(message);
});

test('what is wrong with a part names that part, however it is written', () => {
  const fieldsOf = (text: string) =>
    readBlock(text).faults?.map(({ field, text: said }) => [field, said]);
  const order = 'id: a\nkind: put-in-order\nquestion: q\nwhy: w\nitems: [one, "", 3]\n';
  expect(fieldsOf(order)).toEqual([['items.1.text', 'This may not be empty.']]);
  const gaps = 'id: a\nkind: fill-the-gaps\ntext: a ___\nwhy: w\ngaps: [""]\n';
  expect(fieldsOf(gaps)).toEqual([['gaps.0.answers.0', 'This may not be empty.']]);
  const table = (cell: string) =>
    `id: a\nkind: correct-the-table\nquestion: q\nwhy: w\ncolumns: [A, B]\nrows: [[x, ${cell}]]\n`;
  expect(fieldsOf(table('{ shown: y, answers: [] }'))).toEqual([
    ['rows.0.1.answers', 'This needs at least 1.'],
  ]);
  expect(fieldsOf(table('{ shown: y, answers: [z], hints: [{ for: w, say: "" }] }'))).toEqual([
    ['rows.0.1.hints.0.say', 'This may not be empty.'],
  ]);
});
