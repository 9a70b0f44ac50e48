import { expect, test } from 'vitest';
import { emailFault, readEmail } from './sender.ts';

test.each(['', '   '])('%j is not a valid address', (typed) => {
  expect(emailFault(typed)).toBe('Email is required');
});

test.each([
  'naina',
  'naina@example',
  'na ina@example.in',
  'a@b.in,c@d.in',
  'naina@example.in\r\nBcc: all@example.in',
  'naina@example.in\n',
])('%j is no valid address', (typed) => {
  expect(emailFault(typed)).toBe('Please enter a valid email address');
});

test('an address has one spelling', () => {
  expect(readEmail(' Naina@Example.IN ')).toEqual({ email: 'naina@example.in' });
});
