import { expect, inject, test } from 'vitest';
import { call, member } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('My Courses opens the first tab that has a course', async () => {
  const { token } = await member(url);
  await call(url, 'PUT', '/api/learning/courses/no-code-app-lab/saved', undefined, token);
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto('/dashboard/my-courses');
  const own = page.getByRole('region', { name: 'Your courses' });
  await own.getByRole('link', { name: 'View Course' }).waitFor();
  expect(await own.locator('[aria-current]').innerText()).toBe('Saved (1)');
  await own.getByRole('link', { name: 'In progress (0)' }).click();
  await own.getByText('Open a lesson of a course below').waitFor();
});
