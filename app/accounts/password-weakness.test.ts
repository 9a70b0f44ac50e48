import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { brandSettings, setBrand } from '#app/shared/brand.ts';
import { passwordRules } from './password-rules.ts';
import { passwordWeakness } from './password-weakness.ts';

test.each([
  ['Ab1!', 'Password must be at least 8 characters long'],
  ['monsoon-wind-7!', 'Password must contain at least one uppercase letter'],
  ['MONSOON-WIND-7!', 'Password must contain at least one lowercase letter'],
  ['Monsoon-wind-!', 'Password must contain at least one number'],
  ['Monsoonwind7', 'Password must contain at least one special character'],
  ['Monsoon_wind_7', 'Password must contain at least one special character'],
  [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
  ['Monsoon-wind-7!', null],
  [`Aa1!${'x'.repeat(124)}`, null],
  ['  Monsoon wind 7!  ', null],
])('the strength check of %j says %j', (password, message) => {
  expect(passwordWeakness(password)).toBe(message);
});

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd2026',
  'Welcome@123',
  'Qwerty123!',
  'Admin@1234',
  '1Q2w3e4r!',
  'Liftoff#2026',
  'Abcd@1234',
  '1qaz@WSX',
])('a common password that satisfies the rules is weak: %s', (password) => {
  expect(passwordWeakness(password)).toBe('Password is too weak. Please use a stronger password.');
});

test('the checklist and the strength check agree', () => {
  const broken = fc
    .string({ maxLength: 40 })
    .filter((password) => passwordRules.some((rule) => !rule.met(password)));
  fc.assert(
    fc.property(broken, (password) => {
      expect(passwordWeakness(password)).toBe(
        passwordRules.find((rule) => !rule.met(password))?.message,
      );
    }),
  );
});

test('the product’s name is a common word, whatever the product is called', () => {
  onTestFinished(() => setBrand(before));
  const before = brandSettings();
  expect(passwordWeakness('Vega-School#26')).toBeNull();
  setBrand({ ...before, name: 'Vega School' });
  expect(passwordWeakness('Vega-School#26')).toBe(
    'Password is too weak. Please use a stronger password.',
  );
});
