import { expect, inject, test } from 'vitest';
import { readDirectory } from './public-addresses.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const unknown = [
  ['/investors/unknown', 'There is no such investor.'],
  ['/hackathon/unknown', 'Hackathon not found'],
  ['/ai-tools/unknown', 'AI tool not found'],
  ['/courses/unknown', 'Course Not Found'],
  ['/courses/no-code-app-lab/lessons/unknown', 'Lesson Not Found'],
  ['/courses/unknown/lessons/unknown', 'Lesson Not Found'],
  ['/placements/openings/unknown', 'There is no such opening'],
  ['/startups/unknown', 'This profile is not shared, or no longer shared.'],
] as const;

test.each(unknown)('%s answers 404, says so, and is not cached', async (path, heading) => {
  for (const address of [path, path.replace(/unknown$/, 'x'.repeat(300))]) {
    const response = await fetch(url + address);
    expect([address, response.status, response.headers.get('cache-control')]).toEqual([
      address,
      404,
      'no-store',
    ]);
    expect(await response.text()).toContain(`>${heading}</h1>`);
  }
});

test('the page of an existing investor answers 200, is the same for everyone, and names nobody', async () => {
  const [id] = (await readDirectory(url)).ids;
  const response = await fetch(`${url}/investors/${id}`);
  expect(response.status).toBe(200);
  const page = await openWindow();
  await page.goto(`/investors/${id}`);
  await page.getByRole('heading', { name: 'Premium Feature' }).waitFor();
  await page
    .getByText('You need to register and upgrade to a premium account to view investor details')
    .waitFor();
});
