import { expect, inject, test } from 'vitest';
import { member, someone } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const lesson = '/dashboard/my-courses/no-code-app-lab/lessons/five-people-five-questions';

test('a learner asks the tutor, and a reference leads to the passage in the lesson', async () => {
  const { token } = await member(url, someone('Ira Sen'));
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto(lesson);
  await page.getByRole('heading', { name: 'Ask the tutor' }).scrollIntoViewIfNeeded();
  await page.getByLabel('What do you want to know?').fill('How does it begin?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('19 questions are left for today.').waitFor();
  const answer = page.locator('.answer-text');
  expect(await answer.locator('strong').textContent()).toBe('this');
  expect(await answer.locator('li code').textContent()).toBe('that');
  expect(await answer.textContent()).not.toMatch(/[*`]/);
  const words = await page.locator('.tutor-passages q').first().textContent();
  const reference = page.getByRole('button', { name: /^Passage 1: / });
  await reference.press('Enter');
  const passage = page.locator('.lesson-text :focus');
  await expect.poll(() => passage.textContent()).toContain(words?.slice(0, 60));
  await page.reload();
  await page.getByRole('heading', { name: 'Ask the tutor' }).scrollIntoViewIfNeeded();
  await page.getByLabel('What do you want to know?').waitFor();
  expect(await page.getByText('How does it begin?').count()).toBe(0);
});
