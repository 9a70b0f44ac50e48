import { expect, test } from 'vitest';
import { lessonAsRead } from './content.service.ts';

test('of a lesson with thousands of practice blocks, 40 are read', async () => {
  const fences = Array.from(
    { length: 3000 },
    (_, place) =>
      `\`\`\`practice\nid: riddle-${place}\nkind: put-in-order\nquestion: Order?\nitems: [A, B, C]\nwhy: So.\n\`\`\`\n`,
  );
  const { blocks, parts, faults } = lessonAsRead(
    { body: `${fences.join('')}The end.`, kind: 'reading', needs: [] },
    new Map(),
  );
  expect(blocks.map(({ id }) => id)).toEqual(
    Array.from({ length: 40 }, (_, place) => `riddle-${place}`),
  );
  expect(parts.at(-1)).toEqual({ kind: 'text', html: '<p>The end.</p>\n' });
  expect(faults).toHaveLength(1);
});
