import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { practiceFences } from '#app/practice/fences.ts';
import { readBlock } from '#app/practice/server/blocks.service.ts';
import { gapsFor, swapping, type PracticeFields } from '../practice-fields.ts';
import { newPractice, practiceTemplates } from '../practice-templates.ts';
import { fieldsIn, sourceOf } from './practice-source.ts';

const written = [
  ...globSync('content/**/lessons/*.md').flatMap((file) =>
    practiceFences(readFileSync(file, 'utf8')).map(({ source }) => source),
  ),
  ...practiceTemplates.map((template) => newPractice(template, '')),
];

test('a form shows all practice of the starting content, and writes it with the same meaning', () => {
  expect(written.length).toBeGreaterThan(40);
  for (const source of written) {
    const fields = fieldsIn(source);
    if (!fields) throw new Error(`A form can't show ${source}`);
    const again = sourceOf(fields);
    expect(readBlock(again).block).toEqual(readBlock(source).block);
    expect(sourceOf(fieldsIn(again) ?? fields)).toBe(again);
  }
});

const text = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((each) => each.replaceAll(/\s+/g, ' '));
const hint = fc.record({ for: text, say: text });
const option = fc.record({ text, right: fc.boolean(), hint: text });
const options = fc.array(option, { maxLength: 3 });
const answering = {
  answers: fc.array(text, { maxLength: 3 }),
  hints: fc.array(hint, { maxLength: 2 }),
};
const cell = fc.oneof(
  text.map((shown) => ({ shown, wrong: false, answers: [''], hints: [] })),
  fc.record({ shown: text, wrong: fc.constant(true), ...answering }),
);
const common = { id: text, hints: fc.array(text, { maxLength: 3 }), why: text };
const asked = { ...common, question: text };
const step = fc.record({
  title: text,
  detail: text,
  say: text,
  ask: fc.option(fc.record({ question: text, options }), { nil: undefined }),
});
const fields: fc.Arbitrary<PracticeFields> = fc.oneof(
  fc.record({ ...asked, kind: fc.constantFrom('choose-one', 'choose-several'), options }),
  fc.record({
    ...asked,
    kind: fc.constant('put-in-order' as const),
    items: fc.array(fc.record({ text, hint: text }), { maxLength: 3 }),
  }),
  fc.record({
    ...asked,
    kind: fc.constant('match' as const),
    pairs: fc.array(fc.record({ left: text, right: text, hint: text }), { maxLength: 3 }),
    extra: fc.array(text, { maxLength: 2 }),
  }),
  fc.record({
    ...common,
    kind: fc.constant('fill-the-gaps' as const),
    text,
    gaps: fc.array(fc.record(answering), { maxLength: 3 }),
  }),
  fc.record({
    ...asked,
    kind: fc.constant('correct-the-table' as const),
    columns: fc.array(text, { maxLength: 3 }),
    rows: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
  }),
  fc.record({
    ...common,
    kind: fc.constant('step-through' as const),
    steps: fc.array(step, { maxLength: 3 }),
  }),
);

test('whatever is typed into a form comes back from its fence', () => {
  fc.assert(
    fc.property(fields, (typed) => {
      expect(fieldsIn(sourceOf(typed))).toEqual(typed);
    }),
  );
});

const source = newPractice(practiceTemplates[0] ?? { kind: 'match', text: '' }, '');

test.for([
  ['a comment', source.replace('options:', 'options: # two of them')],
  ['a comment at the end', `${source}\n# Ask Meher.`],
  ['a name of somebody’s own', `${source}\nlevel: 2`],
  ['an anchor', source.replace('why: ', 'why: &why ')],
  ['an alias', `${source.replace('why: ', 'why: &why ')}\nhints: [*why]`],
  ['lines', source.replace(/why: .*/, 'why: |\n  One line.\n  And another.')],
  ['true as text', source.replace('The grape', 'true')],
  ['broken YAML', `${source}\nhints: [`],
  ['an unknown kind', source.replace('choose-one', 'toString')],
  ['no practice at all', 'just words'],
] as const)('a practice with %s is no form’s: it would be lost', ([, said]) => {
  expect(fieldsIn(said)).toBeUndefined();
});

test('a gap in the text gets its answers, and answers stay until they are removed', () => {
  const seven = { answers: ['7'], hints: [] };
  const blank = { answers: [''], hints: [] };
  expect(gapsFor('___ days of ___ hours', [seven])).toEqual([seven, blank]);
  expect(gapsFor('___ days', [seven, blank])).toEqual([seven]);
  expect(gapsFor('no gap', [blank, seven])).toEqual([blank, seven]);
});

test('two parts of a list change places', () => {
  expect(swapping(0, 1)(['a', 'b', 'c'], () => '')).toEqual(['b', 'a', 'c']);
});
