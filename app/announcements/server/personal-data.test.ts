import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ask, passDays, traces, zephyr } from '#test/deletions.ts';
import { signedIn } from '#test/people.ts';
import { upcoming } from '#test/upcoming.ts';

test('an export contains what the account’s address waits for, and a deletion takes it away', async () => {
  const { app, slug, waits, waiting } = await upcoming();
  const person = await signedIn(app, zephyr);
  const { token } = person;
  await app.call('PUT', `/announcements/${slug}/waiting`, { token });
  await waits('kabir@example.in');
  const { bytes } = await app.call('GET', '/account/export', { token });
  const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
  expect(data.waiting).toEqual({
    courses: [
      {
        course: 'Agents at work',
        askedAt: expect.any(String),
        confirmedAt: expect.any(String),
      },
    ],
  });
  expect(await waiting()).toBe(2);
  expect(await traces()).toContain('waiting_addresses');
  await ask(app, person);
  await passDays(app, 15);
  expect(await traces()).not.toContain('waiting_addresses');
});
