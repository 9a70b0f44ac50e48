import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { createEmptyLesson } from './empty-lesson.ts';
import { arriveAt, closedOffline } from './steps.ts';
import { openWindow } from './window.ts';

const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 409/;

const outboxOf = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'));
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Lesson text' });

/** A lesson whose author typed `words` offline, in a window that is closed. */
async function closedOn(words: string, slug: string) {
  const { token, address, lesson, saved, ask } = await createEmptyLesson(
    inject('applicationUrl'),
    slug,
  );
  const page = await openWindow({ token, own: true, expected });
  await page.goto(address);
  await textOf(page).click();
  await page.context().setOffline(true);
  await page.keyboard.type(words);
  await page.getByText(/^Kept in this browser, not saved yet: Network error\./).waitFor();
  return { next: await closedOffline(page), address, lesson, saved, ask };
}

test('what an author typed offline is sent when the lesson is opened again', async () => {
  const { next, address, saved } = await closedOn('Typed in a tunnel.', 'closed-in-a-tunnel');
  await next.goto(address);
  await next.getByText('Saved', { exact: true }).waitFor();
  expect(await textOf(next).innerText()).toBe('Typed in a tunnel.');
  expect(await saved()).toBe('Typed in a tunnel.');
  expect(await outboxOf(next)).toBeNull();
  await textOf(next).press('Control+End');
  await next.keyboard.type(' And after it.');
  await expect.poll(saved).toBe('Typed in a tunnel. And after it.');
});

test('someone else’s change meanwhile is compared with what an author typed offline', async () => {
  const { next, address, lesson, saved, ask } = await closedOn('Mine.', 'closed-before-a-change');
  const change = async (body: string) => {
    const {
      id: _id,
      slug: _slug,
      changedBy: _by,
      changedAt: _at,
      ...texts
    } = await ask('GET', lesson);
    await ask('PUT', lesson, { ...texts, body });
  };
  await change('Theirs.');
  const dialog = next.getByRole('dialog', { name: 'Two versions of this lesson' });
  const compare = async () => {
    await next.getByRole('button', { name: 'Compare' }).click();
    expect(await dialog.getByRole('textbox', { name: 'On your screen' }).inputValue()).toContain(
      'Mine.',
    );
    await dialog.getByRole('textbox', { name: /^Saved by/ }).waitFor();
  };
  await next.goto(address);
  await compare();
  // It waits for an answer, however often the window is closed.
  await next.reload();
  expect(await textOf(next).innerText()).toBe('Mine.');
  await compare();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => textOf(next).innerText()).toBe('Theirs.');
  expect(await outboxOf(next)).toBeNull();
  expect(await saved()).toBe('Theirs.');
});

test('what an author typed offline is gone from the browser after they sign out', async () => {
  const { next } = await closedOn('Only for my eyes.', 'closed-and-signed-out');
  await next.goto('/courses');
  expect(await outboxOf(next)).toContain('Only for my eyes.');
  await next.getByRole('button', { name: /^Your account/ }).click();
  await next.getByRole('button', { name: 'Sign out' }).click();
  await arriveAt(next, '/');
  await expect.poll(() => outboxOf(next)).toBeNull();
});
