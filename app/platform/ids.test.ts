import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { newId } from './ids.ts';

test('an id stands in a table for spreadsheets as it is', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(
    csvOf(
      ['id'],
      ids.map((id) => [id]),
    ),
  ).toBe(['id', ...ids].map((id) => `"${id}"\r\n`).join(''));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w][\w-]{21}$/.test(id))).toBe(true);
});
