import { expect, test } from 'vitest';
import { fileChooser } from './file-chooser.ts';
import { expectFocus } from './keyboard.ts';
import { emptyLesson, fixture, lines } from './paste.ts';

test('a file that we don’t take is refused when it is chosen, and another keeps the words', async () => {
  const { page, saved } = await emptyLesson('refused-files');
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media-uploads'))
      begun.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  const place = dialog.getByRole('button', { name: /^Place/ });
  const another = (name: string, mimeType: string, buffer: Buffer) =>
    fileChooser(page, () =>
      dialog.getByRole('button', { name: 'Choose another file' }).click(),
    ).then((chooser) => chooser.setFiles({ name, mimeType, buffer }));
  const refused = async (reason: string) => {
    await dialog.getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(await dialog.getByRole('progressbar').count()).toBe(0);
    expect(await place.getAttribute('aria-disabled')).toBe('true');
  };

  await page
    .locator('.rich-text-tools input[type=file]')
    .setInputFiles({ name: 'kite.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await refused('SVG pictures can carry scripts.');
  await dialog.getByLabel('Description').fill('A kite over Surat');
  await another('kite.mp4', 'video/mp4', Buffer.from('\0\0\0\u0018ftypisom, and then it ends'));
  await refused('The video is damaged or was cut short.');
  expect(await dialog.getByLabel('Title').inputValue()).toBe('A kite over Surat');
  await another('kite.pdf', 'application/pdf', fixture('picture.png'));
  await refused('“kite.pdf” is really a PNG picture.');
  expect(begun).toEqual([]);

  await another('kite.png', 'image/png', fixture('picture.png'));
  await dialog.getByRole('alert').filter({ hasText: 'kite.pdf' }).waitFor({ state: 'hidden' });
  await expectFocus(dialog.getByLabel('Description'));
  await place.click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => lines(await saved())).toEqual(['![A kite over Surat](/media/…)']);
});
