import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { admin, call, member, signedIn, someone } from './people.ts';
import { arriveAt, remembersTyping, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('a member asks for a refund, changes her mind, asks again; finance approves, it is paid out, and both have their documents', async () => {
  const ritu = await member(url, someone('Ritu Nair'));
  const page = await openWindow({ screen: 'phone', token: ritu.token, zone: 'Asia/Dubai' });
  await page.goto('/dashboard/membership');
  await page.getByRole('link', { name: /^Details of order_/ }).click();
  await arriveAt(page, /^\/account\/orders\/order_\w+$/);
  await page
    .getByText(/^Your money back until \d+ \w+ \d+, 11:59 pm IST \(for you: .*10:29 pm/)
    .waitFor();
  await page.getByRole('heading', { name: 'Ask for ₹5,000 back' }).waitFor();
  const ask = page.getByRole('button', { name: 'Ask for the refund' });
  await ask.click();
  await toast(page, 'Refund asked for');
  // What was pressed is gone, so the focus is on what became of it, and that is in view.
  const asked = page.getByRole('heading', { name: 'You asked for ₹5,000 back' });
  await expect
    .poll(() => asked.evaluate((heading) => document.activeElement?.contains(heading)))
    .toBe(true);
  expect(await asked.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await toast(page, 'Request withdrawn');
  await page.getByLabel('What made you decide? (optional)').fill('My nights are gone.');
  await ask.click();
  await page.getByRole('heading', { name: 'You asked for ₹5,000 back' }).waitFor();

  const books = await signedIn(url, someone('Lata Bose'));
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, books.token);
  const chief = await openWindow({ token: (await admin(url)).token });
  await chief.goto(`/admin/members/${uid}`);
  await chief.getByRole('button', { name: 'Give finance role' }).click();
  await chief.getByRole('dialog').getByLabel('Reason').fill('She keeps the books.');
  await chief.getByRole('dialog').getByRole('button', { name: 'Give finance role' }).click();
  await toast(chief, 'Finance role granted');

  const desk = await openWindow({ token: books.token, own: true });
  await desk.goto('/admin');
  await arriveAt(desk, '/');
  await desk.goto('/admin/orders');
  const sections = desk.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect
    .poll(() => sections.allInnerTexts())
    .toEqual(['Revenue', 'Orders', 'Payouts', 'Promo codes', 'Campaigns']);
  await desk.getByLabel('Search').fill(ritu.email);
  const row = desk.getByRole('row', { name: ritu.email });
  await row.waitFor();
  const [table] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Export these orders' }).click(),
  ]);
  expect(await readFile(await table.path(), 'utf8')).toContain(ritu.email);
  await row.getByRole('link').click();
  await desk.getByText('“My nights are gone.”').first().waitFor();
  const decision = desk.getByRole('dialog');
  const reason = decision.getByLabel('Reason');
  const open = (name: string) => desk.getByRole('button', { name }).click();
  await open('Refund ₹5,000');
  await remembersTyping(decision);
  await reason.fill('She asked in time');
  await decision.getByRole('button', { name: 'Cancel' }).click();
  await open('Refuse');
  await decision.getByRole('heading', { name: 'Refuse this refund?' }).waitFor();
  await remembersTyping(decision);
  expect(await reason.inputValue()).toBe('');
  await decision.getByRole('button', { name: 'Cancel' }).click();
  await open('Refund ₹5,000');
  await expect.poll(() => reason.inputValue()).toBe('She asked in time');
  await decision.getByRole('button', { name: 'Refund ₹5,000' }).click();
  await toast(desk, 'Refund approved');
  await desk.getByText('Refunded: the membership ends').waitFor();

  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('heading', { level: 2, name: '₹5,000' }).innerText();
    })
    .toBe('₹5,000 was paid out to you');
  await page.getByText('We approved it.').waitFor();
  await page.getByText('Refund note', { exact: false }).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PDF of REC\/\d\d-\d\d\/\d{5}$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^REC-\d\d-\d\d-\d{5}\.pdf$/);
  await page.goto('/dashboard/membership');
  await arriveAt(page, '/register');
});
