import { expect, test } from 'vitest';
import { codeIn, plansAddress } from './discount-code.ts';

test('a code put into an address can be read from it', () => {
  expect(plansAddress(' SPRING30 ')).toBe('/register?code=SPRING30');
  expect(codeIn(plansAddress('SPRING30', 'basicPlan'))).toBe('SPRING30');
  expect(codeIn('/register?utm=x&code=TENZIN_BUILDS#plans')).toBe('TENZIN_BUILDS');
});

test.each([undefined, '', 'abc', 'x'.repeat(21), 'SPRING 30', 'A&B=CD', 'ＳＰＲＩＮＧ30'])(
  '%j is not put into an address',
  (code) => {
    expect(plansAddress(code)).toBe('/register');
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
