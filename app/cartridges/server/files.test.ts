import { expect, test } from 'vitest';
import { atCartridges, lineFor } from '#test/cartridge-desk.ts';
import type { CartridgeMade } from '#test/cartridges.ts';
import { video } from '#test/media.ts';

const said = 'WEBVTT\n\n00:00.000 --> 00:01.000\nIt is <i>sold</i>.\n';

test('a video of the package becomes a lesson, or is where its page had it', async () => {
  const { app, admin, send, stages, write, library } = await atCartridges();
  const before = (await stages()).length;
  const made: CartridgeMade = {
    items: [
      { title: 'Watch', resource: 'clip' },
      { title: 'Read', resource: 'page' },
      { title: 'Broken', resource: 'broken' },
    ],
    resources: [
      { id: 'clip', type: 'webcontent', href: 'clip.mp4' },
      { id: 'page', type: 'webcontent', href: 'page.html' },
      { id: 'broken', type: 'webcontent', href: 'broken.mp4' },
    ],
    files: {
      'clip.mp4': await video('avc', 'mp4'),
      'broken.mp4': 'no video',
      'page.html':
        '<p>See <video title="A sale"><source src="clip.mp4"><track kind="captions" srclang="en-GB" src="said.vtt"><track srclang="hi" src="bad.vtt"></video> twice.</p>',
      'said.vtt': said,
      'bad.vtt': 'Namaste',
    },
  };
  const { body } = await send(made);
  const [clip] = await library();
  expect(clip.name).toBe('clip.mp4');
  const [added] = (await stages()).slice(before);
  const lessons = await Promise.all(
    (added?.lessons ?? []).map(async ({ id }) => (await write('GET', `/lessons/${id}`)).body),
  );
  expect(lessons.map(({ kind, body: text }) => [kind, text])).toEqual([
    ['video', `![Watch](/media/${clip.id})`],
    ['reading', `See\n\n![A sale](/media/${clip.id})\n\ntwice.`],
    ['reading', 'Broken'],
  ]);
  expect(lineFor(body, 'Watch')).toMatchObject({ outcome: 'taken', note: 'A lesson.' });
  expect(lineFor(body, 'clip.mp4')).toMatchObject({
    outcome: 'changed',
    note: 'In the lesson “Watch”. With its captions: English. Its captions can’t be read: Hindi.',
  });
  const { body: media } = await app.call('GET', `/media/${clip.id}`, { token: admin });
  expect(media.captionTexts).toEqual([
    { language: 'en', text: expect.stringMatching(/^WEBVTT\n[^]*\nIt is sold\.\n$/) },
  ]);
  expect(lineFor(body, 'Broken')).toMatchObject({ outcome: 'changed' });
  expect(lineFor(body, 'broken.mp4')).toMatchObject({ outcome: 'left' });
});
