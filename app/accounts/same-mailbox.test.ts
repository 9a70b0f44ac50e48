import { expect, test } from 'vitest';
import { isSameMailbox } from './same-mailbox.ts';

test.for([
  ['naina@example.in', 'naina+two@example.in', true],
  ['naina.gill@gmail.com', 'nainagill+x@googlemail.com', true],
  ['Naina@Example.in', 'naina@example.in', true],
  ['naina.gill@example.in', 'nainagill@example.in', false],
  ['+91@example.in', '+92@example.in', false],
  ['naina@example.in', 'naina@example.com', false],
] as const)('%s and %s: %s', ([a, b, same]) => {
  expect(isSameMailbox(a, b)).toBe(same);
});
