import { expect, inject, test } from 'vitest';
import { member, someone } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('a founder ticks and notes in a tunnel, sees another tab’s change, and shares and unshares a page', async () => {
  const { token } = await member(url, someone(), 'premiumPlan');
  const expected = /ERR_FAILED|Failed to load resource|status of 40[49]/;
  const page = await openWindow({ screen: 'phone', token, expected });
  await page.goto('/startup-builder');
  await page.getByRole('link', { name: "Open the Founders' Hub" }).first().click();
  await arriveAt(page, '/dashboard/founders-hub');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Name one person with the problem' }) });
  const notes = first.getByLabel('Your notes');
  await notes.waitFor();
  const other = await openWindow({ token, expected });
  await other.goto('/dashboard/founders-hub');
  await other.getByLabel('Your notes').first().waitFor();

  await page.route('**/api/founders-hub/tasks/**', (route) => route.abort());
  await first.getByRole('checkbox').check();
  await notes.fill('Lata, who counts tiffins');
  await first.getByText('Not saved yet: no connection.').waitFor();
  await page.getByRole('heading', { name: '1 of 24 done' }).waitFor();
  // To another page and back: the typed text is still there.
  await page.getByRole('link', { name: 'Your startup on one page' }).click();
  await page.getByLabel('Promise').waitFor();
  await page.getByRole('link', { name: 'Founders’ Hub' }).filter({ visible: true }).first().click();
  await arriveAt(page, '/dashboard/founders-hub');
  await first.getByText(/^How, and|^How/).waitFor();
  if (!(await notes.isVisible())) await first.locator('summary').click();
  expect(await notes.inputValue()).toBe('Lata, who counts tiffins');
  await page.unroute('**/api/founders-hub/tasks/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await first.getByText('Saved', { exact: true }).waitFor();

  const there = other
    .getByRole('listitem')
    .filter({ has: other.getByRole('checkbox', { name: 'Name one person with the problem' }) });
  await there.getByLabel('Your notes').fill('Someone else');
  await there.getByText('Lata, who counts tiffins').waitFor();
  await there.getByRole('button', { name: 'Keep these' }).click();
  await there.getByText('Saved', { exact: true }).waitFor();
  expect(await there.getByRole('checkbox').isChecked()).toBe(true);
  await page.reload();
  await page.getByRole('heading', { name: '1 of 24 done' }).waitFor();
  expect(await first.getByLabel('Your notes').inputValue()).toBe('Someone else');

  await other.goto('/dashboard/founders-hub/profile');
  await other.getByRole('button', { name: 'Make a link' }).click();
  await other.getByText('Please give your startup a name and a promise').waitFor();
  await other.getByLabel('Name').fill('Tiffin Tally');
  await other.getByLabel('Promise').fill('For cooks, at month’s end, it counts tiffins.');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await toast(other, 'Profile saved');
  await other.getByRole('button', { name: 'Make a link' }).click();
  const link = (await other.locator('.startup-link').textContent()) ?? '';
  const reader = await openWindow({ expected });
  await reader.goto(link);
  await reader.getByRole('heading', { level: 1, name: 'Tiffin Tally' }).waitFor();
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await other.getByRole('button', { name: 'Revoke link' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
  await toast(other, 'Link revoked');
  await reader.reload();
  await reader
    .getByRole('heading', { name: 'This profile is not shared, or no longer shared.' })
    .waitFor();
});
