import { expect, inject, test } from 'vitest';
import { finishesCourse } from './finished-course.ts';
import { call, member } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('My Courses opens the first tab that has a course', async () => {
  const { token } = await member(url);
  await call(url, 'PUT', '/api/learning/courses/no-code-app-lab/saved', undefined, token);
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Choose a course' }).click();
  const own = page.getByRole('region', { name: 'Your courses' });
  await own.getByRole('link', { name: 'View Course' }).waitFor();
  expect(await own.locator('[aria-current]').innerText()).toBe('Saved (1)');
  await own.getByRole('link', { name: 'In progress (0)' }).click();
  await own.getByText('Open a lesson of a course below').waitFor();
});

test('after finishing one course of a path, a learner is offered the next one first', async () => {
  const person = await member(url);
  await finishesCourse(url, person, 'no-code-app-lab');
  const page = await openWindow({ token: person.token, screen: 'phone' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Choose the next course' }).click();
  const paths = page.getByRole('region', { name: 'Your learning paths' });
  await paths.getByRole('link', { name: 'Next: Interfaces people trust' }).first().waitFor();
  const own = page.getByRole('region', { name: 'Your courses' });
  const top = async (part: typeof own) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(paths)).toBeLessThan(await top(own));
  const opened = page.waitForResponse(/\/opened$/);
  await page.goto(
    '/dashboard/my-courses/interfaces-people-trust/lessons/where-the-eye-lands-first',
  );
  await opened;
  await page.goto('/dashboard/my-courses');
  await paths.waitFor();
  expect(await top(own)).toBeLessThan(await top(paths));
});
