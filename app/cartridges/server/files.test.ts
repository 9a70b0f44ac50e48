import { expect, test } from 'vitest';
import { atCartridges, lineFor } from '#test/cartridge-desk.ts';
import type { CartridgeMade } from '#test/cartridges.ts';
import { video } from '#test/media.ts';

test('a video of the package becomes a lesson, or is where its page had it', async () => {
  const { send, stages, write, library } = await atCartridges();
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
      'page.html': '<p>See <video title="A sale"><source src="clip.mp4"></video> twice.</p>',
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
  expect(lineFor(body, 'Broken')).toMatchObject({ outcome: 'changed' });
  expect(lineFor(body, 'broken.mp4')).toMatchObject({ outcome: 'left' });
});
