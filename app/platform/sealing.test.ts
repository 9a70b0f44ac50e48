import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = 'a key that is long enough to be one';

test('a sealed text is unreadable, and opens only with its key and in its row', () => {
  const stored = seal(key, 'SECRET', 'row-1');
  expect(stored).not.toContain('SECRET');
  expect(seal(key, 'SECRET', 'row-1')).not.toBe(stored);
  expect(unseal(key, stored, 'row-1')).toBe('SECRET');
  expect(unseal('another key, just as long as the first', stored, 'row-1')).toBeUndefined();
  expect(unseal(undefined, stored, 'row-1')).toBeUndefined();
  expect(unseal(key, stored, 'row-2')).toBeUndefined();
});

test('a sealed text that was changed does not open', () => {
  const [kind, nonce, , tag] = seal(key, 'SECRET', 'row-1').split('.');
  expect(unseal(key, [kind, nonce, 'AAAA', tag].join('.'), 'row-1')).toBeUndefined();
  expect(unseal(key, 'sealed.AAAA', 'row-1')).toBeUndefined();
});

test('without a key a secret is stored in plain text, and stays readable once there is a key', () => {
  const stored = seal(undefined, 'SECRET', 'row-1');
  expect([unseal(undefined, stored, 'row-1'), unseal(key, stored, 'row-1')]).toEqual([
    'SECRET',
    'SECRET',
  ]);
});
