import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { pictureFile } from '../media-address.ts';
import { atDesk, first, slug } from '#test/author-desk.ts';
import { mediaDoor, picture, uploaded, video } from '#test/media.ts';
import { makeAuthor, member, signedIn } from '#test/people.ts';

const folder = 'content/courses/interfaces-people-trust/videos/four-states-of-one-list';
const recorded = await readFile(`${folder}.webm`);
const said = await readFile(`${folder}.vtt`, 'utf8');

/** A lesson for members that shows a video with its poster, captions and chapters. */
async function lessonWithVideo() {
  const desk = await atDesk();
  const { body: media } = await uploaded(desk.app, desk.admin, 'four.webm', recorded);
  const put = (path: string, body: unknown) =>
    desk.app.call('PUT', `/media/${media.id}/${path}`, { token: desk.admin, body });
  expect((await put('poster', await picture(1200, 800))).status).toBe(204);
  const texts = { captions: [{ language: 'en', text: said }], chapters: '0:00 Full\n0:05 Empty' };
  expect((await put('captions', texts)).status).toBe(200);
  const lessons = (await desk.stages()).flatMap((stage) => stage.lessons);
  const closed = first(lessons.filter(({ written }) => written).slice(1));
  await desk.save(closed.id, {
    body: `Watch this.\n\n![Four states](/media/${media.id})\n\nAnd then?`,
    needs: [],
    preview: false,
  });
  await desk.publish();
  const reader = await member(desk.app, 'basicPlan', { email: 'reader@example.in' });
  const read = async ({ token } = reader) =>
    (await desk.app.call('GET', `/learning/courses/${slug}/lessons/${closed.slug}`, { token }))
      .body;
  return { desk, media, put, closed, reader, read };
}

test('a lesson shows a video with its poster, captions and chapters, all signed; the place is remembered', async () => {
  const { desk, media, closed, reader, read } = await lessonWithVideo();
  expect(media).toMatchObject({ kind: 'video', width: 960, height: 640, seconds: 36.1 });
  const { lesson, watched } = await read();
  const [before, shown, after] = lesson.parts;
  expect([before.html, after.html]).toEqual(['<p>Watch this.</p>\n', '<p>And then?</p>\n']);
  expect(shown).toMatchObject({
    kind: 'video',
    title: 'Four states',
    seconds: 36.1,
    chapters: [
      { at: 0, title: 'Full' },
      { at: 5, title: 'Empty' },
    ],
  });
  expect(shown.captions[0].cues[1]).toEqual({
    from: 4.501,
    to: 11.504,
    text: 'We search for something that isn’t in it. The list is empty, and the page says so.',
  });
  const door = mediaDoor(desk.app);
  const types = { address: 'video/webm', poster: 'image/webp' };
  for (const [name, type] of Object.entries(types)) {
    const address: string = shown[name];
    expect((await door(address)).headers.get('content-type')).toBe(type);
    expect((await door(address.split('?')[0] ?? '')).status).toBe(403);
  }
  // An author of the course, who only reads, gets addresses of their own.
  const author = await signedIn(desk.app, { email: 'meera@example.in' });
  await makeAuthor(desk.app, author, { token: desk.admin }, desk.id);
  const { address } = (await read(author)).lesson.parts[1];
  expect(address).not.toBe(shown.address);
  expect((await door(address)).status).toBe(200);

  const stretch = await door(shown.address, { headers: { range: 'bytes=0-1' } });
  expect([stretch.status, stretch.headers.get('content-range')]).toEqual([
    206,
    `bytes 0-1/${recorded.length}`,
  ]);
  const captions = await door(shown.captions[0].address);
  expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
    'text/vtt; charset=utf-8',
    said,
  ]);
  expect((await door(shown.captions[0].address.split('?')[0])).status).toBe(403);

  expect(watched).toEqual({});
  const remember = (id: string, seconds: number) =>
    desk.app.call('PUT', `/learning/lessons/${closed.id}/videos/${id}`, {
      token: reader.token,
      body: { seconds },
    });
  expect((await remember(media.id, 12)).status).toBe(204);
  expect((await remember(media.id, 19)).status).toBe(204);
  expect((await read()).watched).toEqual({ [media.id]: 19 });
  expect((await remember('x'.repeat(22), 5)).status).toBe(404);
});

test('a mistake in captions or chapters is refused with its line, and other captions get another address', async () => {
  const { desk, media, put, read } = await lessonWithVideo();
  const refused = await put('captions', {
    captions: [{ language: 'hi', text: 'WEBVTT\n\n00:05.000 --> 00:03.000\nनमस्ते' }],
    chapters: 'no time',
  });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    {
      'captions.hi': 'Line 3: The caption ends before it begins.',
      chapters: 'Line 1: Write a time and a title, such as 1:30 The menu.',
    },
  ]);
  const shown = async () => (await read()).lesson.parts[1].captions;
  const [before] = await shown();
  const text = '1\n00:00:01,000 --> 00:00:02,500\n<i>Hello &amp; welcome</i>';
  const { body } = await put('captions', { captions: [{ language: 'en', text }], chapters: '' });
  expect(body.captionTexts[0].text).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello &amp; welcome\n',
  );
  const [after] = await shown();
  expect(after.cues).toEqual([{ from: 1, to: 2.5, text: 'Hello & welcome' }]);
  expect(after.address.split('?')[0]).not.toBe(before.address.split('?')[0]);
  const file = await uploaded(desk.app, desk.admin, 'a.txt', Buffer.from('hello'));
  const onFile = await desk.app.call('PUT', `/media/${file.body.id}/captions`, {
    token: desk.admin,
    body: { captions: [], chapters: '' },
  });
  expect(onFile.body.code).toBe('media/no-video');
  expect((await put('poster', Buffer.from('no picture'))).status).toBe(204);
  expect(media.thumbnail).toBeNull();
});

test('of two posters at once one stays, whole', async () => {
  const { app, admin } = await atDesk();
  const { body: media } = await uploaded(app, admin, 'four.webm', recorded);
  const put = async (height: number) =>
    app.call('PUT', `/media/${media.id}/poster`, {
      token: admin,
      body: await picture(1400, height),
    });
  const answers = await Promise.all([put(700), put(1400), put(350), put(1100)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const { body } = await app.call('GET', `/media/${media.id}/address`, { token: admin });
  const served = await (await mediaDoor(app)(body.address)).arrayBuffer();
  const { rows } = await sql<{ copies: { width: number; bytes: number }[]; poster: number }>`
    select facts->'copies' as copies, size - ${recorded.length}::int as poster
    from media where id = ${media.id}`.execute(q());
  const { copies, poster } = first(rows);
  const shown = copies.find(({ width }) => body.address.includes(`/${pictureFile(width)}?`));
  expect(shown?.bytes).toBe(served.byteLength);
  expect(copies.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(poster);
});

test('what browsers cannot play is refused, whatever its name says', async () => {
  const { app, admin } = await atDesk();
  const send = async (name: string, bytes: Buffer) =>
    (await uploaded(app, admin, name, bytes)).body;
  expect(await send('a.mp4', await video('avc', 'mp4'))).toMatchObject({
    kind: 'video',
    width: 640,
    height: 360,
  });
  expect((await send('b.mp4', await video('hevc', 'mp4'))).error).toContain('HEVC (H.265)');
  expect((await send('c.mp4', await video('avc', 'mov'))).error).toContain('QuickTime');
  expect((await send('d.webm', await video('avc', 'mp4'))).code).toBe('media/wrong-type');
  expect((await send('e.webm', recorded.subarray(0, 60))).error).toContain('damaged');
  expect((await send('f.mov', await video('avc', 'mov'))).error).toContain('export it as MP4');
  const left = await app.call('GET', '/media-uploads', { token: admin });
  expect(left.body).toEqual([]);
});
