import { expect, test } from 'vitest';
import { hashPassword, noPassword, passwordMatches } from './password-hash.ts';

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('Monsoon-wind-7!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, 'Monsoon-wind-7!')).toBe(true);
  expect(await passwordMatches(hash, 'monsoon-wind-7!')).toBe(false);
  expect(await passwordMatches(hash, 'Monsoon-wind-7! ')).toBe(false);
});

test('the same characters match whatever keyboard composed them', async () => {
  expect(await passwordMatches(await hashPassword('Cafe\u0301-2026'), 'Café-2026')).toBe(true);
});

test('the hash of an account without a password matches no password', async () => {
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false);
  expect(await passwordMatches(noPassword, 'nobody has this password')).toBe(false);
  expect(await passwordMatches(noPassword, noPassword)).toBe(false);
});

test('beyond the queue the server answers that it is busy, and recovers', async () => {
  const hash = await hashPassword('Monsoon-wind-7!');
  const tries = await Promise.allSettled(
    Array.from({ length: 80 }, () => passwordMatches(hash, 'Monsoon-wind-7!')),
  );
  const refused = tries.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(14);
  expect(refused[0]?.reason).toMatchObject({
    code: 'server/busy',
    status: 503,
    details: { retryAfter: 1 },
  });
  expect(await passwordMatches(hash, 'Monsoon-wind-7!')).toBe(true);
});
