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

test('after the day’s last question the tutor can’t be asked, and says when it can', async () => {
  const { token } = await member(url, someone('Ira Sen'));
  const page = await openWindow({ token, expected: /429/ });
  let asked = 0;
  await page.route('**/tutor', async (route) => {
    asked += 1;
    const problem = { code: 'tutor/used-up', status: 429, title: 'No questions left' };
    await route.fulfill({ status: 429, json: problem });
  });
  await page.goto(lesson);
  await page.getByRole('heading', { name: 'Ask the tutor' }).scrollIntoViewIfNeeded();
  await page.getByLabel('What do you want to know?').fill('How does it begin?');
  const ask = page.getByRole('button', { name: 'Ask the tutor' });
  await ask.click();
  await page.getByText('You can ask again tomorrow.').first().waitFor();
  expect(await ask.getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('What do you want to know?').press('Control+Enter');
  await ask.click({ force: true });
  expect(asked).toBe(1);
});
