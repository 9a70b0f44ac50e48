import { expect, inject, onTestFinished, test } from 'vitest';
import { startFreshApp } from './fresh-app.ts';
import { call, member } from './people.ts';
import { arriveAt, openSearch } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('Control and K open the search and load its code, the arrows move through the results, and Enter opens one', async () => {
  const page = await openWindow({ screen: 'desktop' });
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('search-dialog') && scripts.push(request.url())),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).waitFor();
  expect(scripts).toEqual([]);
  const dialog = await openSearch(page);
  await dialog.getByRole('searchbox').waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  // Whoever types slowly is first shown what the beginning of the word finds.
  const found = page.waitForResponse(/api\/search\?(.*&)?q=interf(&|$)/);
  await page.keyboard.type('interf');
  await found;
  const course = dialog.getByRole('link', { name: /Interfaces people trust/ }).first();
  await course.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/courses/interfaces-people-trust');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('zzzz');
  await dialog.getByText('Nothing found for “zzzz”.').waitFor();
  expect(await dialog.getByRole('link').count()).toBe(0);
  await dialog.getByRole('searchbox').fill('');
  await page.keyboard.type('refund');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/search');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: /How long does a refund take/ }).click();
  await page.getByText('The money goes back the way it came').waitFor();
  await page.goBack();
  const box = page.getByRole('main').getByRole('searchbox');
  await expect.poll(() => box.inputValue()).toBe('refund');
});

test('a slow search says that it continues, and a failed one says why', async () => {
  const page = await openWindow({ expected: /net::ERR_FAILED/ });
  const asked = page.waitForRequest(/api\/search\?/);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/api\/search\?/, async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('refund');
  await page.getByText('Searching…').waitFor();
  await asked;
  answer();
  await page
    .getByRole('dialog')
    .getByText('Network error. Please check your connection.')
    .waitFor();
});

test('a member finds membership lessons on a phone, and a visitor doesn’t', async () => {
  const { courses } = await call(url, 'GET', '/api/catalogue');
  const { slug } = courses[0];
  const { sections } = await call(url, 'GET', `/api/catalogue/${slug}`);
  const lessons: { title: string; slug: string; preview: boolean }[] = sections.flatMap(
    (section: { lessons: object[] }) => section.lessons,
  );
  const gated = lessons.find(({ preview }) => !preview);
  const path = `/search?q=${encodeURIComponent(gated?.title ?? '')}`;
  const visitor = await openWindow({ screen: 'phone' });
  await visitor.goto(path, { waitUntil: 'networkidle' });
  expect(await visitor.locator(`a[href*="/lessons/${gated?.slug}"]`).count()).toBe(0);
  const page = await openWindow({ screen: 'phone', token: (await member(url)).token });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .fill(gated?.title ?? '');
  await page.keyboard.press('Enter');
  await page.locator(`a[href="/dashboard/my-courses/${slug}/lessons/${gated?.slug}"]`).click();
  await arriveAt(page, `/dashboard/my-courses/${slug}/lessons/${gated?.slug}`);
});

test('a flood of requests for made-up addresses doesn’t use up anyone else’s limit', async () => {
  const app = await startFreshApp({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.02' });
  onTestFinished(app.stop);
  const ask = async (path: string, ip: string) =>
    (await fetch(app.url + path, { headers: { 'x-forwarded-for': ip } })).status;
  const flood = async (path: string) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) statuses.push(await ask(path + turn, '203.0.113.9'));
    return statuses.at(-1);
  };
  expect([await flood('/search?q=flood'), await flood('/investors?location=flood')]).toEqual([
    429, 429,
  ]);
  // Pages cached for everyone don't count towards anyone's limit.
  expect(await ask('/investors', '203.0.113.9')).toBe(200);
  for (const path of ['/search?q=refund', '/investors?location=Pune', '/hackathon?page=2'])
    expect([path, await ask(path, '198.51.100.7')]).toEqual([path, 200]);
});
