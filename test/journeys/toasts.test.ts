import { expect, test } from 'vitest';
import { expectFocus, tabTo } from './keyboard.ts';
import { openWindow } from './window.ts';

/** Past its last part, the focus is in the browser's own bar. */
const isInDialog = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.closest('dialog[open]') !== null;

test('the toasts of an open dialog are in it, where Tab leads to them and stays', async () => {
  const page = await openWindow();
  await page.goto('/dev/kit');
  const opener = page.getByRole('button', { name: 'Open wide dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  // It is there before its content, so that this is announced.
  await dialog.locator('[role=status]').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Save seat' }).click();
  const dismiss = dialog.getByRole('status').getByRole('button', { name: 'Dismiss' });
  await tabTo(page, dismiss, 5);
  await page.keyboard.press('Enter');
  await dismiss.waitFor({ state: 'detached' });
  await expectFocus(dialog);
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isInDialog)).toBe(true);
  }
  await tabTo(page, dialog.getByRole('textbox', { name: 'Team name' }), 6);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(opener);
});

test('a toast outlives its dialog, and leaves in time although the pointer was on it', async () => {
  const page = await openWindow();
  await page.goto('/dev/kit');
  await page.getByRole('button', { name: 'Open wide dialog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save seat' }).click();
  await dialog.getByText('Seat saved').hover();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const left = page.getByRole('status').getByText('Seat saved');
  await left.waitFor();
  await page.mouse.move(5, 5);
  await left.waitFor({ state: 'detached' });
});
