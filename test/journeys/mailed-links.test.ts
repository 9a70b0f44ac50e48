import { z } from 'zod';
import { expect, inject, test } from 'vitest';
import { StoredMail } from '#app/mailbox/contract.ts';
import { admin, call, member, signedIn, type SignedIn } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const event = (id: string) => ({
  id,
  title: 'Night bus',
  organizer: 'Liftoff',
  description: 'Find the last bus home.',
  about: 'A night of timetables.',
  prize: 'A day with a founder',
  prizes: { first: 'A day', second: 'An hour', third: 'A mug' },
  startsAt: new Date(Date.now() - 86_400_000).toISOString(),
  deadline: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  location: 'Online',
  attendance: 'online',
  tags: ['AI'],
  rules: ['Build it here.'],
  judging: [],
  externalPage: null,
  featured: false,
});

/**
 * Causes every mail that a person can get: about their account, their membership, and a hackathon
 * that is published and deleted.
 */
async function provokeMails(naina: SignedIn, kabir: SignedIn): Promise<void> {
  const asha = await admin(url);
  const as =
    ({ token }: { token: string }) =>
    (method: string, path: string, body?: object) =>
      call(url, method, `/api${path}`, body, token);
  await call(url, 'POST', '/api/auth/reset-password', { email: kabir.email });
  await call(url, 'POST', '/api/newsletter/subscribe', { email: kabir.email });
  const id = `night-bus-${process.pid}`;
  await as(asha)('POST', '/admin/hackathons', event(id));
  await as(asha)('PUT', `/admin/hackathons/${id}/publication`, { published: true, version: 1 });
  for (const person of [naina, kabir]) await as(person)('PUT', `/hackathons/${id}/registration`);
  const post = await as(naina)('POST', `/hackathons/${id}/team-posts`, {
    kind: 'person',
    skills: 'Maps',
    words: 'Free at night.',
  });
  await as(kabir)('POST', `/team-posts/${post.id}/answers`, { words: 'I draw buses.' });
  await as(kabir)('POST', `/team-posts/${post.id}/reports`, { reason: 'An advertisement' });
  await as(naina)('POST', `/hackathons/${id}/mentorship`, { words: 'Where do I begin?' });
  // Every later decision is about a hackathon whose page is gone.
  const shown = await as(asha)('GET', `/admin/hackathons/${id}`);
  await as(asha)('PUT', `/admin/team-posts/${post.id}/hiding`, { hidden: true });
  await as(asha)('PUT', `/admin/hackathons/${id}/publication`, {
    published: false,
    version: shown.version,
  });
  await as(asha)('PUT', `/admin/team-posts/${post.id}/hiding`, { hidden: false });
  const { rows } = await as(asha)('GET', `/admin/hackathons/${id}/mentorship-requests`);
  await as(asha)('POST', `/admin/mentorship-requests/${rows[0].id}/decision`, {
    state: 'arranged',
    words: 'Friday at six.',
  });
  await as(asha)('PUT', `/admin/hackathons/${id}/publication`, {
    published: true,
    version: shown.version + 1,
  });
}

test('every mailed address leads to an existing page, and to the named part of it', async () => {
  const [naina, kabir] = [await member(url), await signedIn(url)];
  await provokeMails(naina, kabir);
  const mailsTo = async ({ email }: SignedIn) =>
    z
      .array(StoredMail)
      .parse(await call(url, 'GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`));
  const mails = async () => [...(await mailsTo(naina)), ...(await mailsTo(kabir))];
  const subjects = async () => (await mails()).map(({ subject }) => subject).join('\n');
  await expect.poll(subjects).toMatch(/You have a mentor/);
  await expect.poll(subjects).toMatch(/answered your post/);
  await expect.poll(subjects).toMatch(/visible again/);
  const mailed = async () => new Set((await mails()).flatMap((mail) => mail.links));
  await expect.poll(async () => (await mailed()).size).toBeGreaterThan(8);
  const links = await mailed();
  const page = await openWindow({ token: naina.token });
  const gone: string[] = [];
  const followed = new Set<string>();
  for (const link of links) {
    const { origin, pathname, hash } = new URL(link);
    if (origin !== url || followed.has(pathname + hash)) continue;
    followed.add(pathname + hash);
    const answer = await page.request.get(link);
    // Codes are in the query; the page exists whatever they are.
    if (answer.status() !== 200) gone.push(link);
    else if (hash) {
      await page.goto(link);
      const part = page.locator(hash).waitFor({ state: 'attached', timeout: 30_000 });
      await part.catch(() => gone.push(link));
    }
  }
  expect(gone).toEqual([]);
});
