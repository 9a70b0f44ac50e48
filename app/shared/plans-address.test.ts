import { expect, test } from 'vitest';
import { codeIn, courseIn, plansAddress } from './plans-address.ts';

test('a code put into an address can be read from it', () => {
  expect(plansAddress({ code: ' SPRING30 ' })).toBe('/register?code=SPRING30');
  expect(codeIn(plansAddress({ code: 'SPRING30', plan: 'basicPlan' }))).toBe('SPRING30');
  expect(codeIn('/register?utm=x&code=TENZIN_BUILDS#plans')).toBe('TENZIN_BUILDS');
});

test.each([undefined, '', 'abc', 'x'.repeat(21), 'SPRING 30', 'A&B=CD', 'ＳＰＲＩＮＧ30'])(
  '%j is not put into an address',
  (code) => {
    expect(plansAddress({ code })).toBe('/register');
  },
);

test.each([
  null,
  '',
  '/register',
  '/register?code=',
  '/register?code=abc',
  '/register?code=<b>x</b>',
  '/register?code=SPRING30&code=TENZIN_BUILDS',
  '/courses?code=SPRING30',
  'https://evil.example/register?code=SPRING30',
])('%j carries no code', (address) => {
  expect(codeIn(address)).toBeUndefined();
});

test('a course put into an address can be read from it', () => {
  const taken = { code: 'SPRING30', plan: 'basicPlan', course: 'no-code-app-lab' };
  expect(courseIn(plansAddress(taken))).toBe('no-code-app-lab');
  expect(courseIn('/register?course=no-code-app-lab#ref=TENZIN.1')).toBe('no-code-app-lab');
});

test.each([
  null,
  '/register?course=',
  '/register?course=..%2Fadmin',
  '/register?course=//evil.example',
  '/register?course=a&course=b',
  '/courses?course=no-code-app-lab',
  'https://evil.example/register?course=no-code-app-lab',
])('%j names no course', (address) => {
  expect(courseIn(address)).toBeUndefined();
});
