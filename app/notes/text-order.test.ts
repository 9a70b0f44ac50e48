import { expect, test } from 'vitest';
import { inTextOrder } from './text-order.ts';

const text = 'Ask first.\nThen  build the app.\n\nLater, build the app again.';
const on = (words: string, before = '') => ({ quote: { words, before, after: '' } });
const [second, first] = [on('Then build'), on('Ask')];
const plain = { quote: null };

test('notes are in the order of their passages, whenever they were written', () => {
  const again = on('build the app', 'Later, ');
  const third = on('build the app', 'Then ');
  expect(inTextOrder(text, [again, third, second, first])).toEqual([first, second, third, again]);
});

test('notes on one passage stay in the order in which they were written', () => {
  const [one, other] = [on('Then build the app'), on('Then')];
  expect(inTextOrder(text, [one, first, other])).toEqual([first, one, other]);
});

test('notes without a passage come last, and those whose passage is gone are among them', () => {
  const [gone, late] = [on('Do not ask'), { quote: null, words: 'Later' }];
  const notes = [plain, second, gone, first, late];
  expect(inTextOrder(text, notes)).toEqual([first, second, plain, gone, late]);
  expect(inTextOrder('', notes)).toEqual(notes);
});
