import { expect, inject, test } from 'vitest';
import { choose, tabTo } from './keyboard.ts';
import { admin, signedIn } from './people.ts';
import { arriveAt, signIn, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('filter, page on, open a tool, Back: the same list, page and place, with the keyboard alone', async () => {
  const page = await openWindow();
  await page.goto('/ai-tools');
  const names = () => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  const found = page.getByRole('status').filter({ hasText: 'tools' });
  const all = await found.innerText();

  await choose(page, page.getByRole('checkbox', { name: /^API available/ }), 'Space');
  await expect.poll(() => found.innerText()).not.toBe(all);
  const narrowed = await found.innerText();
  await choose(page, page.getByRole('link', { name: 'Next' }));
  await expect.poll(() => new URL(page.url()).search).toBe('?api=yes&page=2');
  // The address changes before the list does.
  await page.getByText('Page 2 of').waitFor();
  const listed = await names();
  expect(listed.length).toBeGreaterThan(3);
  const last = page.getByRole('article').last().getByRole('link');
  await tabTo(page, last);
  const depth = () => page.evaluate(() => Math.round(scrollY));
  const before = await depth();
  expect(before).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await arriveAt(page, /^\/ai-tools\/[\w-]+$/);
  await page.getByRole('heading', { level: 1, name: listed.at(-1) }).waitFor();
  await page.goBack();
  await arriveAt(page, '/ai-tools');
  await expect.poll(names).toEqual(listed);
  expect(new URL(page.url()).search).toBe('?api=yes&page=2');
  expect(await found.innerText()).toBe(narrowed);
  expect(await page.getByRole('checkbox', { name: /^API available/ }).isChecked()).toBe(true);
  await expect.poll(depth).toBe(before);

  // The page's own back link leads there too, from an alternative and after a reload.
  await page.getByRole('article').last().getByRole('link').click();
  await page.getByRole('region', { name: 'Alternatives' }).getByRole('link').first().click();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).innerText())
    .not.toBe(listed.at(-1));
  await page.reload();
  const back = page.getByRole('link', { name: 'Back to AI Tools' });
  // The server doesn't know which list it was: hydration tells the link.
  await expect.poll(() => back.getAttribute('href')).toBe('/ai-tools?api=yes&page=2');
  await back.click();
  await arriveAt(page, '/ai-tools');
  expect(new URL(page.url()).search).toBe('?api=yes&page=2');
  await expect.poll(names).toEqual(listed);
});

test('typing and choosing at the same moment both narrow the list, even before the answer arrives', async () => {
  const page = await openWindow();
  await page.goto('/ai-tools');
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  const box = page.getByRole('searchbox', { name: 'Search tools' }).filter({ visible: true });
  await box.pressSequentially('build');
  await page.getByRole('checkbox', { name: /^API available/ }).click();
  await expect.poll(asked).toEqual({ q: 'build', api: 'yes' });
  expect(await box.inputValue()).toBe('build');

  let answers = 0;
  await page.route(/\/api\/ai-tools\?/, async (route) => {
    answers += 1;
    await new Promise((resolve) => void setTimeout(resolve, 500));
    await route.continue().catch(() => undefined); // The browser has sent a newer request.
  });
  await box.fill('data');
  await expect.poll(() => answers).toBe(1);
  await page.getByRole('checkbox', { name: /^Databases and back ends/ }).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Highest rated');
  await expect
    .poll(asked)
    .toEqual({ q: 'data', api: 'yes', category: 'databases', sort: 'rating' });
  expect(await box.inputValue()).toBe('data');
});

test('picked tools stay picked during a search, and are compared side by side', async () => {
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/ai-tools');
  for (const name of ['Airtable', 'Baserow']) {
    await page
      .getByRole('searchbox', { name: 'Search tools' })
      .filter({ visible: true })
      .fill(name);
    await page.waitForURL((address) => address.searchParams.get('q') === name);
    const box = page.getByRole('checkbox', { name: `Compare ${name}` });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.getByText('2 of 4 picked').waitFor();
  await page.getByRole('link', { name: 'Compare' }).click();
  await arriveAt(page, '/ai-tools/compare');
  const compared = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await expect.poll(compared).toEqual(['Airtable', 'Baserow']);
  await page.getByRole('link', { name: 'Remove Airtable' }).click();
  await expect.poll(compared).toEqual(['Baserow']);
});

test('an admin publishes a suggested tool, everyone finds it, and a report gets it corrected', async () => {
  const naina = await signedIn(url);
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/ai-tools/suggest');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await signIn(page, naina);
  await arriveAt(page, '/ai-tools/suggest');
  await page.getByLabel('Name').fill('Sutradhar');
  await page.getByLabel('Website').fill('https://sutradhar.example.in/');
  await page.getByLabel('What it is for').fill('Chains apps and sheets.');
  await page.getByRole('button', { name: 'Send suggestion' }).click();
  await page.getByText('Thank you. We look at every suggestion before it appears.').waitFor();

  const desk = await openWindow({ token: (await admin(url)).token, expected: /status of 400/ });
  await desk.goto('/admin/ai-tools?show=missing');
  await desk.getByRole('button', { name: 'Write it up Sutradhar' }).click();
  const dialog = desk.getByRole('dialog');
  expect(await dialog.getByLabel('Website').inputValue()).toBe('https://sutradhar.example.in/');
  await dialog.getByLabel('Tags').fill('automation, no-code');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByText('Please enter an address that begins with https://').waitFor();
  expect(await dialog.getByLabel('Tags').inputValue()).toBe('automation, no-code');
  await dialog
    .getByRole('group', { name: 'Source 1' })
    .getByLabel('Address')
    .fill('https://sutradhar.example.in/about');
  await dialog.getByRole('group', { name: 'Source 1' }).getByLabel('Title').fill('About');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await toast(desk, 'Tool published');
  await desk.getByRole('heading', { name: 'Sutradhar' }).waitFor({ state: 'detached' });

  await page.goto('/ai-tools?q=sutradhar');
  await page.getByRole('link', { name: 'Sutradhar' }).click();
  await page.getByRole('button', { name: 'Report a change' }).click();
  await page.getByRole('dialog').getByLabel('What has changed').fill('It has an API now.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await toast(page, 'Thank you. We check it before anything changes.');

  await desk.goto('/admin/ai-tools?show=changed');
  const report = desk.getByRole('listitem').filter({ hasText: 'It has an API now.' });
  await report.getByRole('button', { name: 'Edit Sutradhar' }).click();
  await dialog.getByLabel('Has an API').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await toast(desk, 'Tool changed');
  await report.getByRole('button', { name: 'Mark as settled' }).click();
  await toast(desk, 'Report settled');
  await report.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('complementary', { name: 'Facts' }).getByText('Yes').waitFor();
});

test('pressing a tool right after typing opens the tool', async () => {
  const page = await openWindow();
  await page.goto('/ai-tools');
  // The search delay ends while the tool is still loading.
  await page.route('**/ai-tools/airtable.data*', async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search tools' }).filter({ visible: true }).fill('air');
  await page.getByRole('link', { name: 'Airtable', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Airtable' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ai-tools/airtable');
});

test('no search moves the list from under a slow press', async () => {
  const page = await openWindow({ own: true });
  await page.clock.install();
  await page.goto('/ai-tools');
  const box = page.getByRole('searchbox', { name: 'Search tools' }).filter({ visible: true });
  const tool = page.getByRole('article').nth(3).getByRole('link');
  const name = await tool.innerText();
  await page.clock.pauseAt(Date.now() + 60_000);
  let searches = 0;
  page.on('request', (request) => (searches += Number(request.url().includes('q=base'))));
  await box.fill('base');
  await tool.hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  expect(searches).toBe(0);
  await page.mouse.up();
  await page.clock.resume();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});
