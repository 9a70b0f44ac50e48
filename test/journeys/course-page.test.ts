import { expect, inject, test } from 'vitest';
import { bothScreens } from '../screens.ts';
import { findings, prepareAxe, startAxe } from './axe.ts';
import { fileChooser } from './file-chooser.ts';
import { admin, call, signedIn, someone } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** An author who has begun a course. */
async function begun(title: string) {
  const { token } = await admin(url);
  const author = await signedIn(url, someone('Imran Qureshi'));
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, author.token);
  const role = { role: 'author', reason: 'Writes a course' };
  await call(url, 'POST', `/api/admin/members/${uid}/role-grants`, role, token);
  const course = { title, slug: '', description: 'Ask a sheet.', instructor: 'Imran Qureshi' };
  const { id } = await call(url, 'POST', '/api/authoring/courses', course, author.token);
  return { author, id };
}

test('what an author types while the page of a course is being saved stays, and never replaces what another tab saved', async () => {
  const { author, id } = await begun('A page that is saved slowly');
  const page = await openWindow({
    screen: 'phone',
    token: author.token,
    expected: /status of 409/,
  });
  const api = `/api/authoring/courses/${id}/page`;
  await page.goto(`/teach/courses/${id}/page`);
  const learn = page.getByLabel('What people learn');
  const save = page.getByRole('button', { name: 'Save changes' });
  const typed = Promise.withResolvers<void>();
  await page.getByLabel('Title', { exact: true }).fill('A page that was renamed');
  await learn.fill('Say what done means');
  await page.route(`**${api}`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await save.click();
  await learn.fill('Say what done means\nKeep what matters');
  typed.resolve();
  await page.getByRole('link', { name: 'A page that was renamed' }).waitFor();
  expect(await learn.inputValue()).toBe('Say what done means\nKeep what matters');
  await save.click();
  const learnt = async () => (await call(url, 'GET', api, undefined, author.token)).learningPoints;
  await expect.poll(learnt).toEqual(['Say what done means', 'Keep what matters']);

  const tab = await openWindow({ screen: 'phone', token: author.token });
  await tab.goto(`/teach/courses/${id}/page`);
  await tab.getByLabel('What people learn').fill('Say when it is done');
  await tab.getByRole('button', { name: 'Save changes' }).click();
  await toast(tab, 'Course changed');
  await expect.poll(() => save.getAttribute('aria-busy')).not.toBe('true');
  await learn.fill('Keep everything');
  await save.click();
  await page
    .getByText(/^Someone else changed this course/)
    .first()
    .waitFor();
  expect(await learnt()).toEqual(['Say when it is done']);
  expect(await learn.inputValue()).toBe('Keep everything');
});

test.each(bothScreens)(
  'an author writes the page of a course, pins its cover by the keyboard, and deletes it, on a %s',
  async (screen) => {
    const title = `A page on a ${screen}`;
    const { author } = await begun(title);
    const page = await openWindow({ screen, token: author.token, expected: /status of 409/ });
    await prepareAxe(page);
    await page.goto('/teach');
    await page.getByRole('link', { name: title }).click();
    if (screen === 'phone') await page.getByRole('button', { name: 'Outline' }).click();
    await page.getByRole('link', { name: 'Page and cover' }).click();
    await page.getByRole('heading', { name: 'Page and cover' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await startAxe(page);
    // Checks again whatever is still loading.
    await expect.poll(() => findings(page), { interval: 300 }).toEqual([]);

    // An empty library offers the upload itself.
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    const upload = library.getByRole('button', { name: 'Upload a picture' });
    await fileChooser(page, () => upload.click());
    await library.waitFor({ state: 'hidden' });

    await page.getByLabel('Address', { exact: true }).fill('no-code-app-lab');
    await page.getByLabel('What people learn').fill('Say what done means\nKeep what matters');
    const chosen = page.getByRole('radio', { name: 'Automatic' });
    expect(await chosen.isChecked()).toBe(true);
    await chosen.focus();
    for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Porthole' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Monsoon' }).check();
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await page.getByText('has this address, or had it').waitFor();
    await page.getByLabel('Address', { exact: true }).fill(`page-on-a-${screen}`);
    await save.click();
    await toast(page, 'Course changed');

    await page.reload();
    await page.getByRole('radio', { name: 'Porthole' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Porthole' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Monsoon' }).isChecked()).toBe(true);
    expect(await page.getByLabel('What people learn').inputValue()).toContain('Keep what matters');

    await page.getByRole('button', { name: 'Delete the course' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('are deleted for good').waitFor();
    await dialog.getByRole('button', { name: 'Delete the course' }).click();
    await toast(page, 'Course deleted');
    await arriveAt(page, '/teach');
    await page.getByText('You have no courses yet').waitFor();
  },
);
