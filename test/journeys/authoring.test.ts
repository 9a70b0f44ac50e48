import { expect, inject, test } from 'vitest';
import { admin, call, member } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { bothScreens, openWindow } from './window.ts';

const url = inject('applicationUrl');

/** A course as an admin adds it: a title, and nothing that can be opened. */
async function newCourse(token: string, slug: string): Promise<string> {
  const body = {
    slug,
    title: 'Spreadsheets that answer',
    description: 'Ask a sheet a question, and get a number that you can trust.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [{ title: 'Begin', lessons: ['What to ask'] }],
  };
  return (await call(url, 'POST', '/api/courses', body, token)).id;
}

test.each(bothScreens)(
  'an admin writes a lesson and publishes it, and a member reads it on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const slug = `sheets-that-answer-${screen}`;
    const id = await newCourse(token, slug);
    const page = await openWindow({ screen, token });
    await page.goto(`/admin/courses/${id}`);
    await page.getByRole('link', { name: 'Write its lessons' }).click();
    await page.getByRole('heading', { name: 'Outline' }).waitFor();
    await page.getByRole('link', { name: /^What to ask/ }).click();

    const text = page.getByRole('textbox', { name: 'Lesson text' });
    await text.click();
    await page.keyboard.type('## Ask one question\nWrite it down **before** you open the sheet.');
    await page.getByLabel('Minutes').fill('12');
    await page.getByLabel('Tasks (optional)').fill('Write your question down');
    await page.getByText('Saved', { exact: true }).waitFor();

    if (screen === 'phone') await page.getByRole('button', { name: 'See' }).click();
    const seen = page.getByRole('region', { name: 'As a member sees it' });
    await seen.getByRole('heading', { name: 'Ask one question' }).waitFor();
    expect(await seen.locator('strong').textContent()).toBe('before');

    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/What to ask: text written, \+\d+ words/).waitFor();
    await dialog.getByLabel('What is new (optional)').fill('The first lesson');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await toast(page, 'Published');

    const reader = await openWindow({ screen, token: (await member(url)).token });
    await reader.goto(`/dashboard/my-courses/${slug}/lessons/lesson-1`);
    await reader.getByRole('heading', { name: 'Ask one question' }).waitFor();
    await reader.getByText('Write your question down').waitFor();
    await arriveAt(reader, `/dashboard/my-courses/${slug}/lessons/lesson-1`);
  },
);
