import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createEmptyLesson } from './empty-lesson.ts';
import { member } from './people.ts';
import { openWindow } from './window.ts';

export const fixture = (name: string) => readFileSync(`test/fixtures/${name}`);
export const clipboard = (name: string) => fixture(`clipboard/${name}`).toString();

/** The editor of an empty lesson, and the Markdown that was saved of it. */
export async function emptyLesson(slug: string, expected?: RegExp) {
  const {
    token,
    ask,
    address,
    reader: path,
    saved,
    course,
  } = await createEmptyLesson(inject('applicationUrl'), slug);
  const page = await openWindow({ token, own: true, ...(expected && { expected }) });
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Lesson text' }).click();
  const publish = async () => {
    const { stamp } = await ask('GET', `${course}/changes`);
    await ask('POST', `${course}/publication`, { stamp, words: '' });
  };
  /** The lesson as a member reads it. */
  const reader = async () => {
    const opened = await openWindow({ token: (await member(inject('applicationUrl'))).token });
    await opened.goto(path);
    return opened;
  };
  return { page, saved, publish, reader };
}

/** An event tells the editor where the caret is. People are slower than that event; a script isn’t. */
export const caretIsTold = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

/** As a browser does when somebody presses the keys. */
export async function paste(
  page: Page,
  contents: Readonly<Record<string, string>>,
  picture?: Buffer,
): Promise<void> {
  await caretIsTold(page);
  await page.getByRole('textbox', { name: 'Lesson text' }).evaluate(
    (editor, { each, bytes }) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(each)) clipboardData.setData(type, text);
      if (bytes)
        clipboardData.items.add(
          new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }),
        );
      editor.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { each: contents, bytes: picture ? [...picture] : undefined },
  );
}

/** Without empty lines, padding and the ids of media. */
export const lines = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\/media\/[\w-]+/g, '/media/…')
        .replaceAll(/ +\|/g, ' |')
        .replaceAll(/-{3,}/g, '---')
        .replaceAll('\\', '')
        .trimEnd(),
    )
    .map((line) => (/^ +\S/.test(line) && !/^ +-/.test(line) ? line.trim() : line))
    .filter((line) => line !== '');
