import { expect, test } from 'vitest';
import { atDesk, first, slug } from '#test/author-desk.ts';
import { mediaDoor, picture, uploaded } from '#test/media.ts';
import { makeAuthor, member, signedIn, type SignedIn } from '#test/people.ts';
import type { TestApp } from '#test/app.ts';

const list = ({ call }: TestApp, token: string, query: Record<string, string> = {}) =>
  call('GET', '/media', { token, query });

test('a download is served in any stretch, and never as a page', async () => {
  const bytes = Buffer.from('0123456789');
  const desk = await atDesk();
  const { body } = await uploaded(desk.app, desk.admin, 'हिसाब.txt', bytes);
  const lesson = first(first(await desk.stages()).lessons);
  await desk.save(lesson.id, { body: `[The sums](/media/${body.id})`, preview: true });
  await desk.publish();
  const door = mediaDoor(desk.app);
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    door(`/media/${body.id}/file`, { headers, method });
  const whole = await get();
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%E0/);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  const etag = whole.headers.get('etag') ?? '';
  const stretch = async (range: string, more = {}) => {
    const answer = await get({ range, ...more });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  expect(await stretch('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await stretch('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await stretch('bytes=8-99', { 'if-range': etag })).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await stretch('bytes=2-4', { 'if-range': '"old"' })).toEqual([200, null, '0123456789']);
  expect(await stretch('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  const head = await get({}, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
});

test('members’ media need an address that is signed for one path and one hour; those of free lessons are free', async () => {
  const desk = await atDesk();
  const { body } = await uploaded(desk.app, desk.admin, 'counter.jpg', await picture(1200, 800));
  const lessons = (await desk.stages()).flatMap((stage) => stage.lessons);
  const closed = first(lessons.filter(({ written }) => written).slice(1));
  await desk.save(closed.id, { body: `![A counter](/media/${body.id})`, preview: false });
  await desk.publish();
  const reader = await member(desk.app, 'basicPlan', { email: 'reader@example.in' });
  const read = await desk.app.call('GET', `/learning/courses/${slug}/lessons/${closed.slug}`, {
    token: reader.token,
  });
  const html: string = read.body.lesson.parts.map((part: { html?: string }) => part.html).join('');
  expect(html).toMatch(/width="1200" height="800"/);
  const address = first([...html.matchAll(/src="([^"]+)"/g)])[1]?.replaceAll('&amp;', '&') ?? '';
  const door = mediaDoor(desk.app);
  const status = async (of: string) => (await door(of)).status;
  expect(await status(address)).toBe(200);
  expect(await status(address.split('?')[0] ?? '')).toBe(403);
  expect(await status(address.replace('1200.webp', '480.webp'))).toBe(403);
  expect(await status(address.replace(/for=[^&]+/, 'for=somebody'))).toBe(403);
  expect(await status(address.replace(/until=(\d)/, 'until=9'))).toBe(403);
  desk.app.clock.advance({ minutes: 61 });
  expect(await status(address)).toBe(403);
  await desk.save(closed.id, { preview: true });
  expect(await status(address.split('?')[0] ?? '')).toBe(403);
  await desk.publish();
  const free = await door(address.split('?')[0] ?? '');
  expect([free.status, free.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
});

test('what a lesson shows, published or in a draft, can’t be deleted, and the lesson is named', async () => {
  const desk = await atDesk();
  const { body } = await uploaded(desk.app, desk.admin, 'counter.jpg', await picture(300, 200));
  const lesson = first(first(await desk.stages()).lessons);
  const { body: before } = await desk.write('GET', `/lessons/${lesson.id}`);
  const remove = () => desk.app.call('DELETE', `/media/${body.id}`, { token: desk.admin });
  await desk.save(lesson.id, { body: `![A counter](/media/${body.id})` });
  const refused = await remove();
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringContaining(`“${lesson.title}”`),
  ]);
  await desk.publish();
  await desk.save(lesson.id, { body: before.body });
  expect((await remove()).status).toBe(409);
  expect((await list(desk.app, desk.admin)).body.items[0].uses).toBe(1);
  await desk.publish();
  expect((await remove()).status).toBe(204);
  await desk.app.runJobs();
  expect((await list(desk.app, desk.admin)).body).toMatchObject({ total: 0, taken: 0 });
});

test('authors have their own files, admins all', async () => {
  const desk = await atDesk();
  const admin = { token: desk.admin } as SignedIn;
  const [one, other] = await Promise.all(
    ['one@example.in', 'other@example.in'].map(async (email) => signedIn(desk.app, { email })),
  );
  if (!one || !other) throw new Error('two people were asked for');
  for (const author of [one, other]) await makeAuthor(desk.app, author, admin, desk.id);
  const { body } = await uploaded(desk.app, one.token, 'a.txt', Buffer.from('hello'));
  const seen = async (by: string) => (await list(desk.app, by)).body.total;
  expect([await seen(one.token), await seen(other.token), await seen(desk.admin)]).toEqual([
    1, 0, 1,
  ]);
  const path = `/media/${body.id}`;
  expect((await desk.app.call('GET', path, { token: other.token })).status).toBe(404);
  expect((await desk.app.call('DELETE', path, { token: other.token })).status).toBe(404);
  const change = (texts: object) =>
    desk.app.call('PUT', path, { token: one.token, body: { name: 'a.txt', ...texts } });
  expect((await change({ description: 'Greeting', decorative: true })).body.fields).toHaveProperty(
    'description',
  );
  expect((await change({ description: 'Greeting', decorative: false })).body.description).toBe(
    'Greeting',
  );
  expect((await list(desk.app, one.token, { q: 'GREET' })).body.total).toBe(1);
  expect((await list(desk.app, one.token, { kind: 'picture' })).body.total).toBe(0);
});

test('a picture without a description, or one that is gone, keeps a lesson from being published', async () => {
  const desk = await atDesk();
  const { body } = await uploaded(desk.app, desk.admin, 'counter.jpg', await picture(300, 200));
  const lesson = first(first(await desk.stages()).lessons);
  const faultsOf = async (text: string): Promise<object[]> => {
    await desk.save(lesson.id, { body: text });
    return (await desk.write('GET', '/changes')).body.faults;
  };
  const bare = `Look:\n\n![](/media/${body.id})`;
  expect(await faultsOf(bare)).toMatchObject([
    { id: lesson.id, line: 3, message: expect.stringContaining('no description') },
  ]);
  expect((await desk.publish()).body.code).toBe('drafts/faulty');
  await desk.app.call('PUT', `/media/${body.id}`, {
    token: desk.admin,
    body: { name: 'counter.jpg', description: '', decorative: true },
  });
  expect(await faultsOf(bare)).toEqual([]);
  expect(await faultsOf(`[The sums](/media/${'x'.repeat(22)})`)).toMatchObject([
    { line: 1, message: expect.stringContaining('not in the library') },
  ]);
  expect(await faultsOf(`![A counter](/media/${body.id})`)).toEqual([]);
});
