import { expect, test } from 'vitest';
import { canonicalCode, groupedCode } from './recovery-code.ts';

test('a code is shown in groups', () => {
  expect(groupedCode('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
});

test.each([
  '0123-4567-89AB-CDEF',
  '0123456789abcdef',
  '  o1234567-89ab cdef  ',
  'OI23-4567-89AB-CDEF',
  'ol23 4567 89ab cdef',
])('%s is the same code, however it is typed', (typed) => {
  expect(canonicalCode(typed)).toBe('0123456789ABCDEF');
});
