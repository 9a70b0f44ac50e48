import { expect, inject, test } from 'vitest';
import { call, member } from './people.ts';
import { hearsKeys } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const lesson = '/dashboard/my-courses/no-code-app-lab/lessons/five-people-five-questions';

test('notes are written beside the lesson, and found again among all', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token });
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Your notes' }).waitFor();
  await hearsKeys(page);
  await page.keyboard.press('n');
  const first = page.getByRole('textbox', { name: 'Note 1' });
  await first.fill('Nobody answers before noon.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => first.count()).toBe(0);
  const kept = page.waitForResponse('**/api/bookmarks/*');
  await page.getByRole('button', { name: 'Bookmark this lesson' }).click();
  await kept;

  await page.goto('/dashboard/notes');
  await page.getByText('Nobody answers before noon.').waitFor();
  expect(await page.getByRole('button', { name: 'Edit note' }).count()).toBe(0);
  await page.getByRole('button', { name: /^Actions for the note/ }).click();
  await page.getByRole('button', { name: 'Edit note' }).click();
  const edited = page.getByRole('textbox', { name: 'Note' });
  await edited.fill('Something else');
  await edited.press('Escape');
  await page.getByText('Nobody answers before noon.').waitFor();
  await page.getByRole('button', { name: /^Actions for the note/ }).click();
  await page.getByRole('button', { name: 'Edit note' }).click();
  await edited.fill('Nobody answers before eleven.');
  // The list arrives again only after the note was deleted.
  const deleted = Promise.withResolvers<void>();
  await page.route('**/api/notes?*', async (route) => {
    await deleted.promise;
    await route.continue();
  });
  await edited.press('Control+Enter');
  await edited.waitFor({ state: 'hidden' });
  expect(await page.getByText('Nobody answers before eleven.').count()).toBe(1);
  await page.getByRole('button', { name: /^Actions for the note/ }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  deleted.resolve();
  await page.getByText('Nobody answers before eleven.').waitFor();
  // The page shows it before the server has it again.
  const restored = async () =>
    (await call(url, 'GET', '/api/notes', undefined, token)).courses[0]?.notes[0]?.words;
  await expect.poll(restored).toBeDefined();
  expect(await restored()).toBe('Nobody answers before eleven.');
  await page.getByRole('searchbox').fill('five people');
  await page.waitForURL(/q=five/);
  await page.getByRole('heading', { name: 'Bookmarks' }).waitFor();
  await page.getByRole('searchbox').fill('kumquat');
  await page.getByRole('heading', { name: 'No note or bookmark matches' }).waitFor();
  const { counts } = await call(url, 'GET', '/api/notes', undefined, token);
  expect(counts).toEqual({ notes: 1, bookmarks: 1 });
});

test('a passage is highlighted by pointer or keyboard, and found again from all notes', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token });
  await page.goto(lesson);
  const paragraph = page.locator('article > .lesson-text p').first();
  const marks = page.locator('mark.lesson-mark');
  await expect
    .poll(
      async () => {
        await paragraph.selectText();
        return page.getByRole('button', { name: 'Highlight' }).count();
      },
      // The button waits until the selection rests.
      { interval: 1000 },
    )
    .toBe(1);
  await page.getByRole('button', { name: 'Highlight' }).click();
  await marks.first().waitFor();
  expect((await marks.allTextContents()).join('')).toBe(await paragraph.textContent());

  await page.reload();
  await marks.first().waitFor();
  const before = await marks.count();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.locator('.highlight-bar button:focus').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => marks.count()).toBeGreaterThan(before);

  await page.goto('/dashboard/notes');
  await page
    .getByRole('link', { name: /^Open the passage/ })
    .first()
    .click();
  await page.locator('mark.lesson-mark:focus').waitFor();
  const drawn = await marks.count();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Remove highlight 1' }).click();
  await expect.poll(() => marks.count()).toBeLessThan(drawn);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => marks.count()).toBe(drawn);
});

test('a passage that was changed since says so when it is opened from the notes', async () => {
  const { token } = await member(url);
  const path = '/api/learning/courses/no-code-app-lab/lessons/five-people-five-questions';
  const read = await call(url, 'GET', path, undefined, token);
  const id = crypto.randomUUID();
  const quote = { words: 'Ask six people.', before: '', after: '' };
  const saving = { words: '', revision: 0, savedBy: 'another window', turn: 1 };
  const body = { ...saving, lesson: read.lesson.id, quote };
  await call(url, 'PUT', `/api/notes/${id}`, body, token);
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto('/dashboard/notes');
  await page.getByRole('link', { name: /^Open the passage/ }).click();
  await page.getByText('This passage has been changed since.').waitFor();
});

test('a note that was changed on another device is shown with both texts', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Your notes' }).click();
  await page.getByRole('textbox', { name: 'Note 1' }).fill('Bring chai.');
  await page.getByText('Saved', { exact: true }).waitFor();
  const { courses } = await call(url, 'GET', '/api/notes', undefined, token);
  const [{ id, lesson: on, revision }] = courses[0].notes;
  const saving = { lesson: on.id, revision, savedBy: 'another device', turn: 1 };
  const body = { ...saving, words: 'Bring chai and biscuits.' };
  await call(url, 'PUT', `/api/notes/${id}`, body, token);
  await page.getByRole('textbox', { name: 'Note 1' }).fill('Bring coffee.');
  await page.getByText('Both texts are kept.').waitFor();
  const texts = () =>
    page
      .getByRole('textbox', { name: /^Note \d/ })
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));
  await expect.poll(texts).toEqual(['Bring chai and biscuits.', 'Bring coffee.']);
});

test('on a failing line a note and an answer wait, outlast the page, and arrive once', async () => {
  const { token } = await member(url);
  const page = await openWindow({
    token,
    own: true,
    expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/,
  });
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Your notes' }).click();
  const note = page.getByRole('textbox', { name: 'Note 1' });
  await note.fill('The lift has no signal.');
  await page.getByText('Saved', { exact: true }).waitFor();
  const lost = /\/api\/(notes\/[^/]+|learning\/lessons\/.*\/practice\/.*)$/;
  await page.route(lost, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    // It arrives, and the answer is lost.
    await route.fetch();
    return route.abort();
  });
  await note.fill('The lift has no signal at all.');
  const offline = 'Not saved yet: you are offline. We will try again.';
  await page.getByText(offline).first().waitFor();
  const block = page.getByRole('group', { name: 'Choose one', exact: true }).first();
  await block.getByRole('radio').first().check();
  await block.getByRole('button', { name: 'Check' }).click();
  await page.getByText('One answer waits in this browser.').waitFor();
  await page.reload();
  await page.getByText('One answer waits in this browser.').waitFor();
  // One that is under way comes to its end.
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  const { courses } = await call(url, 'GET', '/api/notes', undefined, token);
  expect(courses).toMatchObject([{ notes: [{ words: 'The lift has no signal at all.' }] }]);
  const { practice } = await call(
    url,
    'GET',
    `/api/learning/courses/no-code-app-lab/lessons/five-people-five-questions`,
    undefined,
    token,
  );
  const [state] = Object.values(practice as Record<string, { tries: number; outcome: string }>);
  expect(state && [state.tries + Number(state.outcome === 'right')]).toEqual([1]);
});
