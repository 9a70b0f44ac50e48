import { expect, test } from 'vitest';
import { probablyMeant, spelt } from './certificate-number.ts';

test('a number is read however it is spaced', () => {
  for (const typed of [
    'LFT-7Q4M-29KD',
    'lft-7q4m-29kd',
    ' LFT 7Q4M 29KD ',
    '7q4m–29kd',
    '7Q4M29KD',
  ])
    expect(spelt(typed)).toBe('LFT-7Q4M-29KD');
});

test('anything else is not a number', () => {
  for (const typed of [
    '',
    'LFT-7Q4M-29K',
    'LFT-7Q4M-29KO',
    'LFT-7Q4M-2IKD',
    'LFT-7Q4M-29KDX',
    '../../etc',
  ])
    expect(spelt(typed)).toBeUndefined();
});

test('an O or an I was meant as a zero or a one', () => {
  expect(probablyMeant('LFT-7Q4M-29KO')).toBe('LFT-7Q4M-29K0');
  expect(probablyMeant('lft-iq4m-29kd')).toBe('LFT-1Q4M-29KD');
  expect(probablyMeant('LFT-7Q4M-29KD')).toBeUndefined();
});
