import fc from 'fast-check';
import { oneLine } from '#app/shared/text-rules.ts';

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => oneLine.test(text) && text.trim() !== '');

/** The project of a pasted course. */
export const projectToPaste = fc.record({
  title: line,
  brief: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n')),
  criteria: fc.uniqueArray(
    fc.record({ name: line, points: fc.integer({ min: 1, max: 100 }), earns: line }),
    { minLength: 1, maxLength: 4, selector: ({ name }) => name.trim() },
  ),
  takesLink: fc.constant(true),
  takesWords: fc.boolean(),
  takesFile: fc.boolean(),
  offered: fc.boolean(),
});
