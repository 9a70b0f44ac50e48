import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { admin, call } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
export const fixture = (name: string) => readFileSync(`test/fixtures/${name}`);
export const clipboard = (name: string) => fixture(`clipboard/${name}`).toString();

/** The editor of an empty lesson, and the Markdown that was saved of it. */
export async function emptyLesson(slug: string, expected?: RegExp) {
  const { token } = await admin(url);
  const body = {
    slug,
    title: 'Sell in the field',
    description: 'Plan your visits, and count what was sold.',
    instructor: { name: 'Meera Joshi' },
    courseContent: [{ title: 'Begin', lessons: ['The visit'] }],
  };
  const { id } = await call(url, 'POST', '/api/courses', body, token);
  const desk = `/api/authoring/courses/${id}`;
  const [{ lessons }] = (await call(url, 'GET', desk, undefined, token)).stages;
  const page = await openWindow({ token, own: true, ...(expected && { expected }) });
  await page.goto(`/teach/courses/${id}/content?lesson=${lessons[0].id}`);
  await page.getByRole('textbox', { name: 'Lesson text' }).click();
  const saved = async (): Promise<string> =>
    (await call(url, 'GET', `${desk}/lessons/${lessons[0].id}`, undefined, token)).body;
  return { page, saved };
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
