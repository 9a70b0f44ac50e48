import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { pool, tx } from '#app/platform/database.ts';
import { importsInto } from '#test/cartridge-desk.ts';
import { atExport, readAsSpecified } from '#test/exported-cartridge.ts';
import { picture, uploaded, video } from '#test/media.ts';
import { largestPackage, leastForTexts } from '../cartridge-limits.ts';

/** A lesson that shows a video with captions, and the page about it in the package. */
async function withVideo() {
  const desk = await atExport();
  const { app, admin, write, save } = desk;
  const { id: clip } = (await uploaded(app, admin, 'a sale.webm', await video('vp9', 'webm'))).body;
  const captions = [{ language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nSold & gone.\n' }];
  const put = await app.call('PUT', `/media/${clip}/captions`, {
    token: admin,
    body: { captions, chapters: '' },
  });
  const { body: outline } = await write('POST', '/stages', { title: 'Sell' });
  const { id: stage } = outline.stages.at(-1);
  const { id: lesson } = (
    await write('POST', '/lessons', { stage, title: 'Watch', kind: 'reading' })
  ).body;
  await save(lesson, { body: `Watch this.\n\n![A "sale"](/media/${clip})` });
  return {
    ...desk,
    lesson: lesson as string,
    clip: clip as string,
    captions: put.body.captionTexts as { language: string; text: string }[],
    packaged: async () => {
      const { files, resources } = readAsSpecified((await desk.exported()).bytes);
      const page = strFromU8(files['lessons/watch.html'] ?? new Uint8Array());
      return { files, resources, page };
    },
  };
}

test('a video travels with its captions, and comes back with them', async () => {
  const { app, id, admin, exported, packaged, clip, captions } = await withVideo();
  const { files, resources, page } = await packaged();
  const [path, track] = [`media/${clip}/a sale.webm`, `media/${clip}/en.vtt`];
  expect(resources.get(`media-${clip}`)).toMatchObject({ files: [path, track] });
  expect(resources.get('lesson-watch')?.needs).toEqual([`media-${clip}`]);
  expect(strFromU8(files[track] ?? new Uint8Array())).toBe(captions[0]?.text);
  expect(page).toContain(
    `<video controls preload="metadata" title="A &quot;sale&quot;" src="../${path}"><track kind="captions" srclang="en" label="English" src="../${track}"><a href="../${path}">A &quot;sale&quot;</a></video>`,
  );
  const { bytes } = await exported();
  await app.call('DELETE', `/authoring/courses/${id}/draft`, { token: admin });
  const { body } = await importsInto({ app, id, admin }).send(bytes);
  expect(body.report).toContainEqual({
    name: 'a sale.webm',
    kind: 'File',
    outcome: 'taken',
    note: 'In the lesson “Watch”. With its captions: English.',
  });
  const { body: media } = await app.call('GET', '/media', { token: admin });
  const { id: copy } = media.items[0];
  expect(copy).not.toBe(clip);
  expect((await app.call('GET', `/media/${copy}`, { token: admin })).body.captionTexts).toEqual(
    captions,
  );
  const { body: course } = await app.call('GET', `/authoring/courses/${id}/export`, {
    token: admin,
  });
  expect(course[0].courseContent.at(-1).lessons[0].text).toBe(
    `Watch this.\n\n![A "sale"](/media/${copy})`,
  );
});

test('what would make the package too large is left out, and its lesson says so', async () => {
  const { app, id, admin, lesson, save, packaged, clip } = await withVideo();
  const { id: file } = (await uploaded(app, admin, 'prices.txt', Buffer.from('Thali 120'))).body;
  const { id: us } = (await uploaded(app, admin, 'us.jpg', await picture(320, 200))).body;
  await save(lesson, {
    body: `![A "sale"](/media/${clip})\n\n[Watch it](/media/${clip}), [prices](/media/${file}).\n\n![Us](/media/${us})`,
  });
  await pool().query('update media set size = $1', [largestPackage - leastForTexts + 1]);
  await tx(() => contentChanged('media'));
  const { files, resources, page } = await packaged();
  expect(resources.get('lesson-watch')?.needs).toEqual([]);
  expect(Object.keys(files).filter((path) => path.startsWith('media/'))).toEqual([]);
  const why = 'is not in the package, which had no room for it.)';
  expect(page).toContain(`<em>A &quot;sale&quot;</em> (This video ${why}`);
  expect(page).toContain(`Watch it (This file ${why}, prices (This file ${why}.`);
  expect(page).toContain(`<em>Us</em> (This picture ${why}`);
  const path = `/authoring/courses/${id}/cartridge/left-out`;
  const { left } = (await app.call('GET', path, { token: admin })).body;
  const note =
    'The package has no room for it: an import takes at most 256 MB and 3,000 files and entries. Its lesson in the package says so.';
  expect(left).toEqual(
    expect.arrayContaining([
      { name: 'a sale.webm', kind: 'Video', note },
      { name: 'prices.txt', kind: 'File', note },
      { name: 'us.jpg', kind: 'Picture', note },
    ]),
  );
});
