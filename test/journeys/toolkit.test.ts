import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { member, signedIn } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('a member takes a file with her, works out a price without a connection, and sees what another plan adds', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, own: true });
  await page.goto('/dashboard/toolkit');
  const start = page.getByRole('region', { name: 'Start with these three' });
  await expect.poll(() => start.getByRole('listitem').count()).toBe(3);
  await start.getByRole('button', { name: 'Price of a project', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Price of a project downloaded').waitFor(),
    page.getByRole('button', { name: 'Download project-price.html' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('project-price.html');
  const file = await readFile(await download.path(), 'utf8');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox').fill('runway');
  await page.waitForURL(/q=runway/);
  await page.getByText('Not in your plan, part of Premium').waitFor();
  await page.getByRole('button', { name: 'Runway and break-even' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See Premium' }).waitFor();

  await page.context().setOffline(true);
  const tool = await page.context().newPage();
  await tool.setContent(file);
  await tool.getByLabel('Hours that you expect to work').fill('10');
  await tool.getByLabel('Hours you will have forgotten (%)').fill('0');
  await tool.getByLabel('Hours for talking').fill('0');
  await tool.getByLabel('What you buy for the job (₹)').fill('1000');
  await tool.getByLabel('Fee of the payment service (%)').fill('0');
  // Ten hours at ₹600, and ₹1,000 of costs.
  await tool.getByRole('row', { name: 'The client pays ₹7,000.00' }).waitFor();
});

test('someone without a plan is led to the plans, and gets no file', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token, expected: /status of 402/ });
  await page.goto('/dashboard/toolkit');
  await page.waitForURL(/\/register/);
  const response = await fetch(`${url}/api/toolkit/files/interview-script`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(402);
});

test('the Premium calculators work out what they say', async () => {
  const { token } = await member(url, undefined, 'premiumPlan');
  const context = (await openWindow({ own: true })).context();
  const open = async (slug: string) => {
    const response = await fetch(`${url}/api/toolkit/files/${slug}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = await context.newPage();
    await page.setContent(await response.text());
    return page;
  };
  const runway = await open('runway');
  // Twenty new ones a month, and one of twenty leaves: 400.
  await runway.getByRole('row', { name: 'Where the number of customers levels off 400' }).waitFor();
  await runway.getByLabel('Customers who leave each month (%)').fill('0');
  await runway.getByRole('row', { name: 'nowhere: nobody leaves' }).waitFor();
  const cost = await open('ai-cost-per-user');
  // 1,500 tokens at $1 and 400 at $4 a million, at ₹90 a dollar: 0.0031 × 90.
  await cost.getByRole('row', { name: 'One request ₹0.28' }).waitFor();
  await cost.getByRole('row', { name: 'AI for one user a month ₹18.41' }).waitFor();
});
