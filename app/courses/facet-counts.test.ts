import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthNames, traitNames, type Trait } from './catalogue-filter.ts';
import { countPassing, facetCounts, type CourseGroup, type Filters } from './facet-counts.ts';
import { levelNames } from './levels.ts';

const traits = fc.record({ new: fc.boolean(), trending: fc.boolean(), preview: fc.boolean() });
const topics = ['design', 'ai', 'growth'] as const;
const groups = fc.array(
  fc
    .record({
      topic: fc.constantFrom(...topics),
      level: fc.option(fc.constantFrom(...levelNames)),
      length: fc.option(fc.constantFrom(...lengthNames)),
      titled: fc.boolean(),
      courses: fc.integer({ min: 1, max: 9 }),
    })
    .chain((group) =>
      traits.map((own): CourseGroup => ({ ...group, ...own, label: group.topic.toUpperCase() })),
    ),
);
const filters = fc
  .record({
    topic: fc.subarray([...topics]),
    level: fc.subarray([...levelNames]),
    length: fc.subarray([...lengthNames]),
  })
  .chain((choices) => traits.map((own): Filters => ({ ...choices, ...own })));

test('a choice counts what the filter would find if it were the only choice of its kind', () => {
  fc.assert(
    fc.property(groups, filters, (all, filter) => {
      const counted = facetCounts(all, all, filter);
      for (const kind of ['topic', 'level', 'length'] as const)
        for (const { value, count } of counted[kind])
          expect(count).toBe(countPassing(all, { ...filter, [kind]: [value] }));
      for (const { value, count } of counted.trait)
        expect(count).toBe(countPassing(all, { ...filter, [value]: true }));
    }),
  );
});

const group = (part: Partial<CourseGroup>): CourseGroup => ({
  topic: 'design',
  label: 'Design',
  level: null,
  length: null,
  new: false,
  trending: false,
  preview: false,
  titled: false,
  courses: 1,
  ...part,
});
const everything: Filters = {
  topic: [],
  level: [],
  length: [],
  ...(Object.fromEntries(traitNames.map((name) => [name, false])) as Record<Trait, boolean>),
};

test('a topic that the words don’t find counts 0; choices that no course has are left out', () => {
  const all = [group({}), group({ topic: 'ai', label: 'AI', courses: 4, level: 'deep-end' })];
  expect(facetCounts(all, [group({})], everything)).toEqual({
    topic: [
      { value: 'ai', label: 'AI', count: 0 },
      { value: 'design', label: 'Design', count: 1 },
    ],
    level: levelNames.map((value) => ({ value, count: 0 })),
    length: [],
    trait: [],
  });
});
