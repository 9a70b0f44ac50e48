import { expect, test } from 'vitest';
import { sheetFacts } from './sheet-words.ts';

const finished = { finishedAt: '2026-11-28T10:00:00.000Z', number: 'LFT-7Q4M-29KD' };

test('hours are the length of the lessons, not their number', () => {
  expect(sheetFacts({ ...finished, duration: '10 hours' })).toEqual([
    ['Finished on', '28 Nov 2026'],
    ['Length', '10 hours'],
    ['Number', 'LFT-7Q4M-29KD'],
  ]);
});

test('a length that nobody knows is left out', () => {
  expect(sheetFacts({ ...finished, duration: '' }).map(([fact]) => fact)).toEqual([
    'Finished on',
    'Number',
  ]);
});
