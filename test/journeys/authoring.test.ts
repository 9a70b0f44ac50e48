import { expect, inject, onTestFinished, test } from 'vitest';
import { admin, call, member, signedIn } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** A course as an admin adds it: a title, and nothing that can be opened. */
async function newCourse(token: string, slug: string): Promise<string> {
  const body = {
    slug,
    title: 'Spreadsheets that answer',
    description: 'Ask a sheet a question, and get a number that you can check.',
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
    const page = await openWindow({ screen, token });
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/courses');
    await page.getByRole('button', { name: 'New course' }).click();
    await dialog.getByLabel('Title').fill('Sheets that answer');
    await dialog.getByLabel('Address (optional)').fill(slug);
    await dialog.getByLabel('Description').fill('Ask a sheet, and get a number to rely on.');
    await dialog.getByLabel('Who teaches it').fill('Imran Qureshi');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Outline' }).waitFor();
    await page.getByRole('button', { name: 'Stage', exact: true }).click();
    await dialog.getByLabel('Title').fill('Begin');
    await dialog.getByRole('button', { name: 'Add stage' }).click();
    await page.getByRole('button', { name: 'Actions for Begin' }).click();
    await page.getByRole('button', { name: 'Add a lesson' }).click();
    await dialog.getByLabel('Title').fill('What to ask');
    await dialog.getByRole('button', { name: 'Add lesson' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const text = page.getByRole('textbox', { name: 'Lesson text' });
    await text.click();
    await page.keyboard.type('## Ask one question\nWrite it down **before** you open the sheet.');
    await page.getByLabel('Minutes').fill('12');
    await page.getByLabel('Tasks (optional)').fill('Write your question down');
    await page.getByRole('button', { name: 'Add need' }).click();
    await page.getByLabel('Tool or thing').fill('A spreadsheet program');
    await page.getByLabel('Plan (optional)').fill('Free plan');
    await page.getByText('Saved', { exact: true }).waitFor();

    if (screen === 'phone') await page.getByRole('button', { name: 'See' }).click();
    const seen = page.getByRole('region', { name: 'As a learner sees it' });
    await seen.getByRole('heading', { name: 'Ask one question' }).waitFor();
    expect(await seen.locator('strong').textContent()).toBe('before');

    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText(/What to ask: added/).waitFor();
    await dialog.getByLabel('What is new (optional)').fill('The first lesson');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await toast(page, 'Published: the course is on sale');

    const reader = await openWindow({ screen, token: (await member(url)).token });
    await reader.goto(`/dashboard/my-courses/${slug}/lessons/what-to-ask`);
    await reader.getByRole('heading', { name: 'Ask one question' }).waitFor();
    await reader.getByText('Write your question down').waitFor();
    const needs = reader.getByRole('region', { name: 'What you need' });
    expect(await needs.getByRole('listitem').innerText()).toMatch(
      /^A spreadsheet program.*Free plan$/,
    );
    await arriveAt(reader, `/dashboard/my-courses/${slug}/lessons/what-to-ask`);
  },
);

test('an admin makes an author and gives them a course, which they write and publish', async () => {
  const { token } = await admin(url);
  const own = await newCourse(token, 'sheets-of-an-author');
  const another = await newCourse(token, 'sheets-of-somebody-else');
  const author = await signedIn(url);
  const found = await call(
    url,
    'GET',
    `/api/admin/members?q=${encodeURIComponent(author.email)}`,
    undefined,
    token,
  );
  const desk = await openWindow({ token });
  await desk.goto(`/admin/members/${found.items[0].uid}`);
  await desk.getByRole('button', { name: 'Make author' }).click();
  const asked = desk.getByRole('dialog');
  await asked.getByLabel('Reason').fill('Writes the course on spreadsheets');
  await asked.getByRole('button', { name: 'Make author' }).click();
  await toast(desk, 'Author role granted');
  await desk.goto(`/admin/courses/${own}`);
  await desk.getByLabel('Author’s e-mail address').fill(author.email);
  await desk.getByRole('button', { name: 'Add author' }).click();
  await toast(desk, 'Author added');

  const page = await openWindow({ token: author.token, expected: /status of 40[24]/ });
  await page.goto('/courses');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Teach' }).click();
  await page.getByRole('heading', { name: 'Your courses' }).waitFor();
  await page.getByRole('link', { name: 'Spreadsheets that answer' }).click();
  await page.getByRole('link', { name: /^What to ask/ }).click();
  await page.getByRole('textbox', { name: 'Lesson text' }).click();
  await page.keyboard.type('Write the question down.');
  await page.getByText('Saved', { exact: true }).waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/changes$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is new').press('Enter');
  const publish = dialog.getByRole('button', { name: 'Publish' });
  expect(await publish.isDisabled()).toBe(true);
  expect(await publish.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.48');
  release();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await toast(page, 'Published');

  await page.getByRole('textbox', { name: 'Lesson text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then read it aloud.');
  await page.getByRole('button', { name: 'Publish' }).click();
  const came = dialog.locator('ins').getByText('Then read it aloud.');
  await dialog.getByRole('button', { name: 'Show words of What to ask' }).click();
  await came.waitFor();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Compare version 3' }).click();
  await dialog.getByRole('button', { name: 'Show words of What to ask' }).click();
  await came.waitFor();

  // Without a membership, the author reads what was published of this course, and of no other.
  await page.goto(`/teach/courses/${own}/content`);
  await page.getByRole('link', { name: /^What to ask/ }).click();
  await page.getByRole('link', { name: 'See the lesson' }).click();
  await page.getByText('You are reading your own course.').waitFor();
  await page.getByText('Write the question down.').waitFor();
  await page.getByRole('link', { name: 'Back to writing' }).click();
  await page.getByRole('textbox', { name: 'Lesson text' }).waitFor();
  await page.goto('/dashboard/my-courses/no-code-app-lab/lessons/tables-and-relations');
  await page.getByRole('heading', { name: 'This lesson is part of the membership' }).waitFor();

  await page.goto(`/teach/courses/${another}/content`);
  await page.getByRole('heading', { name: 'The course did not load' }).waitFor();
  await page.getByRole('link', { name: 'Your courses' }).click();
  await page.getByRole('heading', { name: 'Your courses' }).waitFor();
  await page.goto(`/teach/courses/${another}/preview`);
  await page.getByRole('heading', { name: 'The preview did not load' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Your courses' }).click();
  await arriveAt(page, '/teach');
  await page.goto(`/admin/courses/${own}`);
  await arriveAt(page, '/');
});

test.each(bothScreens)(
  'the public page of a course leads its authors and admins to the desk, and nobody else, on a %s',
  async (screen) => {
    const courses = await call(url, 'GET', '/api/courses');
    const [own, another]: { id: string; slug: string }[] = courses;
    if (!own || !another) throw new Error('The starting content has two courses');
    const { token } = await admin(url);
    const author = await signedIn(url);
    const { uid } = await call(url, 'GET', '/api/auth/session', undefined, author.token);
    const role = { role: 'author', reason: 'Writes the course' };
    await call(url, 'POST', `/api/admin/members/${uid}/role-grants`, role, token);
    const authors = `/api/authoring/courses/${own.id}/authors`;
    await call(url, 'POST', authors, { email: author.email }, token);
    onTestFinished(() => call(url, 'DELETE', `${authors}/${uid}`, undefined, token));

    for (const person of [author, { token }]) {
      const page = await openWindow({ screen, token: person.token });
      await page.goto(`/courses/${own.slug}`);
      await page.getByRole('link', { name: 'Edit this course' }).click();
      await arriveAt(page, `/teach/courses/${own.id}/content`);
      await page.getByRole('heading', { name: 'Outline' }).waitFor();
      const answered = page.waitForResponse(/\/api\/authoring\/desks\//);
      await page.goto(`/courses/${another.slug}`);
      await answered;
      const link = page.getByRole('link', { name: 'Edit this course' });
      await expect.poll(() => link.count()).toBe(person === author ? 0 : 1);
    }
    const visitor = await openWindow({ screen });
    await visitor.goto(`/courses/${own.slug}`, { waitUntil: 'networkidle' });
    expect(await visitor.getByRole('link', { name: 'Edit this course' }).count()).toBe(0);
  },
);

test('an admin is led back to the courses from one that is not there', async () => {
  const { token } = await admin(url);
  const page = await openWindow({ screen: 'phone', token, expected: /status of 404/ });
  await page.goto('/teach/courses/not-there/content');
  await page.getByRole('heading', { name: 'The course did not load' }).waitFor();
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await arriveAt(page, '/admin/courses');
});

test('all tools of a lesson’s text are in sight on a desktop', async () => {
  const { token } = await admin(url);
  const id = await newCourse(token, 'sheets-with-all-tools');
  const page = await openWindow({ screen: 'desktop', token });
  await page.goto(`/teach/courses/${id}/content`);
  await page.getByRole('link', { name: /^What to ask/ }).click();
  const tools = page.getByRole('group', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Insert' }).waitFor();
  expect(await tools.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
});
