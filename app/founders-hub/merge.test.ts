import { expect, test } from 'vitest';
import { merged } from './merge.ts';

const base = { done: false, notes: 'one' };

test('a change on one side only is taken from there', () => {
  expect(merged(base, { done: true, notes: 'one' }, { done: false, notes: 'two' })).toEqual({
    done: true,
    notes: 'two',
  });
  expect(merged(base, { done: false, notes: 'mine' }, { done: true, notes: 'one' })).toEqual({
    done: true,
    notes: 'mine',
  });
  expect(merged(base, { done: true, notes: 'same' }, { done: true, notes: 'same' })).toEqual({
    done: true,
    notes: 'same',
  });
  expect(merged(base, base, { done: true, notes: '' })).toEqual({ done: true, notes: '' });
});

test('when both sides changed the notes, a person chooses', () => {
  expect(
    merged(base, { done: false, notes: 'mine' }, { done: false, notes: 'theirs' }),
  ).toBeUndefined();
  expect(
    merged(base, { done: false, notes: '' }, { done: false, notes: 'theirs' }),
  ).toBeUndefined();
});
