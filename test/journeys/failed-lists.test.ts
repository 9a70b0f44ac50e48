import { expect, test } from 'vitest';
import { openWindow } from './window.ts';

/** How to reach each list, and the text on its page when its data doesn't load. */
const lists = [
  {
    path: '/investors',
    text: 'Failed to load investors. Please try again later.',
    heading: 'People with first cheques.',
  },
  { path: '/courses', text: 'Failed to load courses', heading: 'Courses' },
  { path: '/hackathon', text: 'The hackathons did not load', heading: 'Explore Hackathons' },
  {
    path: '/ai-tools',
    text: 'Failed to load AI tools. Please try again later.',
    heading: 'Tools worth your tab space.',
  },
  { path: '/placements', text: 'The openings did not load', heading: 'Open now.' },
] as const;

test.each(lists)(
  'the page at $path is shown when its data doesn’t load, says so, and can be retried',
  async ({ path, text, heading }) => {
    for (const failure of [{ status: 503, body: 'busy' }, 'abort'] as const) {
      const page = await openWindow({ own: true, expected: /503|ERR_FAILED/ });
      await page.goto('/sitemap', { waitUntil: 'networkidle' });
      await page.route(`**${path}.data*`, (route) =>
        failure === 'abort' ? route.abort() : route.fulfill(failure),
      );
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
      await page.getByRole('heading', { name: heading }).first().waitFor();
      const said = page.getByRole('alert').filter({ hasText: text });
      await said.waitFor();
      expect(await page.getByText('This page did not load').count()).toBe(0);
      await page.unroute(`**${path}.data*`);
      await said.getByRole('button', { name: 'Try again' }).click();
      await said.waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: heading }).first().waitFor();
    }
  },
);

test('tool details that failed to load can be loaded again', async () => {
  const page = await openWindow({ own: true, expected: /502/ });
  await page.goto('/ai-tools', { waitUntil: 'networkidle' });
  await page.route('**/ai-tools/airtable.data*', (route) => route.fulfill({ status: 502 }));
  await page.getByRole('link', { name: 'Airtable', exact: true }).first().click();
  await page
    .getByRole('heading', { name: 'Failed to load tool details. Please try again later.' })
    .waitFor();
  await page.unroute('**/ai-tools/airtable.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Airtable' }).waitFor();
});

test('a search without an answer keeps its form and can be retried', async () => {
  const page = await openWindow({ own: true, expected: /ERR_FAILED/ });
  await page.goto('/search', { waitUntil: 'networkidle' });
  await page.route('**/api/search*', (route) => route.abort());
  await page.getByRole('main').getByRole('searchbox').fill('database');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'The search did not answer' }).waitFor();
  await page.unroute('**/api/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /database/i })
    .first()
    .waitFor();
});
