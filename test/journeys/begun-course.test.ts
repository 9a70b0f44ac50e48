import { expect, inject, test } from 'vitest';
import { bothScreens } from '../screens.ts';
import { admin, call, signedIn, someone } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)(
  'an author begins a course and publishes it, and an admin is told and puts it on sale, on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const author = await signedIn(url, someone('Imran Qureshi'));
    const { uid } = await call(url, 'GET', '/api/auth/session', undefined, author.token);
    const role = { role: 'author', reason: 'Writes a course' };
    await call(url, 'POST', `/api/admin/members/${uid}/role-grants`, role, token);
    const title = `Sheets for a ${screen}`;

    const page = await openWindow({
      screen,
      token: author.token,
      expected: /status of 409/,
    });
    const dialog = page.getByRole('dialog');
    await page.goto('/teach');
    await page.getByText('You have no courses yet').waitFor();
    await page.getByRole('button', { name: 'Begin a course' }).click();
    await dialog.getByText('Learners don’t see the course until an admin').waitFor();
    expect(await dialog.getByLabel('Who teaches it').inputValue()).toBe('Imran Qureshi');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Address (optional)').fill('no-code-app-lab');
    await dialog.getByLabel('Description').fill('Ask a sheet, and get a number to rely on.');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await dialog.getByText('A course has or had this address.').waitFor();
    await dialog.getByLabel('Address (optional)').fill('');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Outline' }).waitFor();

    await page.getByRole('button', { name: 'Stage', exact: true }).click();
    await dialog.getByLabel('Title').fill('Begin');
    await dialog.getByRole('button', { name: 'Add stage' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText('We tell the admins when it is published.').waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await toast(page, 'Published: an admin can now put the course on sale');
    await page.goto('/teach');
    await page.getByRole('link', { name: title }).waitFor();
    await page.getByText('Not on sale').waitFor();

    const desk = await openWindow({ screen, token });
    await desk.goto('/account/notifications');
    const news = desk
      .getByRole('listitem')
      .filter({ hasText: `An author published the content of ${title}, which is not on sale` });
    await news.getByRole('link', { name: 'Find it in the list' }).click();
    await arriveAt(desk, '/admin/courses');
    await desk.getByRole('button', { name: `Actions for ${title}` }).click();
    await desk.getByRole('button', { name: 'Publish' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await toast(desk, `Published: ${title}`);

    await page.goto('/teach');
    await page.getByRole('link', { name: title }).waitFor();
    expect(await page.getByText('Not on sale').count()).toBe(0);
  },
);
