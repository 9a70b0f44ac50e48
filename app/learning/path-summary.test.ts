import { expect, test } from 'vitest';
import { pathSummary } from './path-summary.ts';

test('a path’s certificate names its courses where there is room for them', () => {
  expect(pathSummary(['Apps', 'Screens', 'Phones'])).toBe(
    '3 courses, each finished: Apps, Screens and Phones.',
  );
  const long = Array.from({ length: 12 }, (_, index) => `A course with a long title ${index}`);
  expect(pathSummary(long)).toBe('12 courses, each finished. Its page names them.');
});
