import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { choose, expectFocus, tabTo } from './keyboard.ts';
import { admin, member } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('filter, page on, open a profile, Back: the same list, page and place, with the keyboard alone', async () => {
  const page = await openWindow({ token: (await member(url, undefined, 'premiumPlan')).token });
  await page.goto('/investors');
  await page.getByText('Visors are up.').waitFor();
  const names = () => page.getByRole('table').locator('tbody b').allInnerTexts();
  const first = await names();
  await tabTo(page, page.getByRole('combobox', { name: /tag/i }));
  await page.keyboard.type('seed');
  await expect.poll(() => new URL(page.url()).search).toBe('?tag=seed');
  await expect.poll(names).not.toEqual(first);
  await choose(page, page.getByRole('link', { name: 'Next' }));
  await expect.poll(() => new URL(page.url()).search).toBe('?tag=seed&page=2');
  await page.getByText('Page 2 of').waitFor();
  const listed = await names();
  expect(listed.length).toBeGreaterThan(2);
  await tabTo(page, page.getByRole('table').getByRole('link').last());
  const depth = () => page.evaluate(() => Math.round(scrollY));
  const before = await depth();
  expect(before).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await arriveAt(page, /^\/investors\/[\w-]+$/);
  await page.getByRole('heading', { level: 1, name: listed.at(-1) }).waitFor();
  await page.goBack();
  await arriveAt(page, '/investors');
  await expect.poll(names).toEqual(listed);
  expect(new URL(page.url()).search).toBe('?tag=seed&page=2');
  expect(await page.getByRole('combobox', { name: /tag/i }).inputValue()).toBe('seed');
  await expect.poll(depth).toBe(before);

  await page.getByRole('table').getByRole('link').last().click();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Investors' })
    .click();
  await arriveAt(page, '/investors');
  expect(new URL(page.url()).search).toBe('?tag=seed&page=2');
  await expect.poll(names).toEqual(listed);
  // The last page has no next link, so the focus moves beside the previous link.
  await choose(page, page.getByRole('link', { name: 'Next' }));
  await page.getByText('Page 3 of 3').waitFor();
  await expectFocus(page.getByRole('navigation', { name: 'Pages' }));
});

test.each(['premiumPlan', 'basicPlan', 'admin'] as const)(
  'the dashboard links to the directory for those who can open it: %s',
  async (who) => {
    const { token } = who === 'admin' ? await admin(url) : await member(url, undefined, who);
    const page = await openWindow({ token });
    await page.goto('/dashboard');
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    const link = sidebar.getByRole('link', { name: 'Investors' });
    await expect.poll(() => link.count()).toBe(who === 'basicPlan' ? 0 : 1);
    if (who === 'basicPlan') return;
    await link.click();
    await page.getByText('Visors are up.').waitFor();
  },
);

test('an admin exports, corrects and imports the directory, and reads the removal requests', async () => {
  const visitor = await openWindow({ screen: 'phone' });
  await visitor.goto('/investors');
  // The floating call to action must not cover the page's last links.
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await arriveAt(visitor, '/sitemap');
  await visitor.goBack();
  await visitor.getByRole('link', { name: 'Ask to be removed' }).click();
  await visitor.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('gauri@example.in');
  await visitor.getByLabel('Who is listed').fill('Gauri Chandanwala');
  await visitor.getByLabel('What you are asking for').fill('Please take me out.');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await visitor
    .getByText('We will write to you at this address before anything happens.')
    .waitFor();

  const desk = await openWindow({ token: (await admin(url)).token });
  await desk.goto('/admin/investors?show=letters');
  const letter = desk.getByRole('listitem').filter({ hasText: 'gauri@example.in' });
  await letter.getByText('Wants to leave').waitFor();
  await letter.getByRole('button', { name: 'Decline Gauri Chandanwala' }).click();
  await desk.getByRole('dialog').getByText('We will tell gauri@example.in').waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click();
  await toast(desk, 'Letter closed');
  await letter.waitFor({ state: 'detached' });

  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: /^Export \d+ investors$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('investors.csv');
  const table = await readFile(await download.path(), 'utf8');
  await desk.getByRole('link', { name: 'Import investors' }).click();
  const box = desk.getByLabel('Or paste it here');
  const lata = (cheques: string) =>
    `${table}lata-motiwala,Lata Motiwala,Early,Coral,Goa,,,no,,Seed,${cheques},,,Looks.,Call.,no`;
  await box.fill(lata('5,2'));
  await desk.getByRole('button', { name: 'Import', exact: true }).click();
  await desk.getByText('1 fault found. Nothing was imported.').waitFor();
  await desk
    .getByRole('row')
    .filter({ hasText: 'The largest cheque is less than the smallest' })
    .getByText('chequeTo')
    .waitFor();
  await box.fill(lata('2,5'));
  await desk.getByRole('button', { name: 'Check only' }).click();
  await desk.getByText(/^No faults found\. To be imported: 1 new, 0 changed/).waitFor();
});

test('a member without Premium reads what Premium offers, and is not asked to register', async () => {
  const page = await openWindow({ token: (await member(url)).token });
  await page.goto('/investors');
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.first().waitFor();
  expect(await rows.filter({ hasText: 'Sample' }).count()).toBe(await rows.count());
  expect(await page.getByRole('img', { name: 'Verified' }).count()).toBe(0);
  await rows.first().getByRole('button', { name: /^View/ }).click();
  const wall = page.getByRole('dialog', { name: 'Premium Feature' });
  await wall.getByText('Investor details are part of the Premium plan').waitFor();
  expect(await wall.getByRole('link').allInnerTexts()).toEqual(['See Premium']);
  await wall.getByRole('button', { name: 'Cancel' }).click();
  await wall.waitFor({ state: 'detached' });
});
