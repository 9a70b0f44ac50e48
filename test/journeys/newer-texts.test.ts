import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openDurably } from '#app/platform/embedded/durable-directory.ts';
import { findings, prepareAxe, startAxe } from './axe.ts';
import { startApp } from '../../scripts/running-app.ts';
import { freshDataDirectory } from './fresh-app.ts';
import { fileChooser } from './file-chooser.ts';
import { admin, adminEmail, call } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const slug = 'no-code-app-lab';
const olderWords = 'Older words of this school.';
const olderProject = 'An older project';

/** A school whose content has newer words for one course, and a newer project for all, since this start. */
async function upgradedSchool() {
  const dataDir = await freshDataDirectory();
  const database = await openDurably(join(dataDir, 'database'));
  await database.exec(`
    update courses set description = '${olderWords}', palette = 'night' where slug = '${slug}';
    update supplied_courses set parts = '{}';
    update supplied_courses set digest = 'older',
      content = jsonb_set(content, '{stages,0,lessons,0,body}', '"${olderWords}"')
      where folder = '${slug}';
    update lessons set body = '${olderWords}' where id::text = (
      select content #>> '{stages,0,lessons,0,id}' from supplied_courses where folder = '${slug}');
    update project_versions set title = '${olderProject}';`);
  await database.close();
  const { url, stop } = await startApp({ DATA_DIR: dataDir, ADMIN_EMAIL: adminEmail });
  onTestFinished(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { token } = await admin(url);
  const course = async () => call(url, 'GET', `/api/catalogue/${slug}`);
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find((each) => each.slug === slug)?.id;
  const other = courses.find((each) => each.slug !== slug);
  const projectAt = async (address = slug) =>
    (await call(url, 'GET', `/api/catalogue/${address}/project`)).project.title;
  return { url, token, id, course, other, projectAt };
}

test('an upgrade’s newer words are compared and taken over, or not, part by part', async () => {
  const { url, token, id, course } = await upgradedSchool();
  expect((await course()).description).toBe(olderWords);

  const phone = await openWindow({ url, token, screen: 'phone' });
  await prepareAxe(phone);
  await phone.goto(`/teach/courses/${id}/content`);
  await phone.getByRole('button', { name: 'Compare its page' }).click();
  const page = phone.getByRole('dialog', { name: 'Newer texts for the course’s page' });
  const description = page.getByRole('region', { name: 'Difference: Description' });
  expect(await description.innerText()).toContain(olderWords);
  await startAxe(phone);
  expect(await findings(phone)).toEqual([]);
  await page.getByLabel('Take the newer one over: Description').check();
  await page.getByRole('button', { name: 'Take over what is ticked' }).click();
  const undo = phone.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect((await course()).description).not.toBe(olderWords);
  await undo.click();
  await toast(phone, 'Your earlier texts are back');
  expect((await course()).description).toBe(olderWords);
  await expect.poll(() => phone.getByRole('button', { name: 'Compare its page' }).count()).toBe(0);

  await phone.getByRole('button', { name: 'Compare project' }).click();
  const project = phone.getByRole('dialog', { name: 'A newer project for this course' });
  await project.getByText(olderProject).first().waitFor();
  await project.getByRole('button', { name: 'Keep ours' }).click();
  await toast(phone, 'Your texts are kept');
  await expect.poll(() => phone.getByRole('button', { name: 'Compare project' }).count()).toBe(0);

  const desktop = await openWindow({ url, token });
  await desktop.goto(`/teach/courses/${id}/content`);
  await desktop.getByRole('button', { name: 'Compare lessons' }).click();
  const lessons = desktop.getByRole('dialog', { name: 'Newer texts for this course' });
  await lessons.getByRole('button', { name: /^Show words of/ }).click();
  await lessons.getByText(olderWords).first().waitFor();
  await lessons.getByRole('button', { name: 'Take over into the draft' }).click();
  await toast(desktop, 'Newer texts taken over into the draft');
  await expect.poll(() => desktop.getByText('An upgrade brought newer texts').count()).toBe(0);
  await desktop.getByRole('button', { name: 'Publish' }).click();
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: /^Show words of/ })
    .waitFor();
});

test('what newer words of a page and a newer project replaced is brought back, at once or from the history', async () => {
  const { url, token, id, course, other, projectAt } = await upgradedSchool();
  const page = await openWindow({ url, token, screen: 'phone' });
  await prepareAxe(page);
  await page.goto(`/teach/courses/${other?.id}/content`);
  await takeOver(page, 'Compare project', 'Project');
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await projectAt(other?.slug)).not.toBe(olderProject);
  await undo.click();
  await toast(page, 'Your earlier project is back');
  expect(await projectAt(other?.slug)).toBe(olderProject);
  await expect.poll(() => page.getByRole('button', { name: 'Compare project' }).count()).toBe(0);

  await page.goto(`/teach/courses/${id}/content`);
  await takeOver(page, 'Compare its page', 'Description');
  await takeOver(page, 'Compare project', 'Project');
  expect((await course()).description).not.toBe(olderWords);
  expect(await projectAt()).not.toBe(olderProject);
  // It is there for as long as the newer ones are.
  await page.reload();
  for (const [of, back] of [
    ['page', 'Your earlier texts are back'],
    ['project', 'Your earlier project is back'],
  ] as const) {
    await page.getByRole('button', { name: 'History' }).click();
    const bringBack = page.getByRole('button', { name: `Bring yours back for the ${of}` });
    await bringBack.waitFor();
    await startAxe(page);
    expect(await findings(page)).toEqual([]);
    await bringBack.click();
    await page.getByRole('dialog', { name: /^Bring your \w+ back\?$/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bring back', exact: true }).click();
    await toast(page, back);
  }
  expect((await course()).description).toBe(olderWords);
  expect(await projectAt()).toBe(olderProject);
});

test('if the picture of a replaced cover was deleted meanwhile, undoing says that it is gone', async () => {
  const { url, token, id, course } = await upgradedSchool();
  const page = await openWindow({ url, token });
  await page.goto(`/teach/courses/${id}/page`);
  const chooser = await fileChooser(page, () =>
    page.getByRole('button', { name: 'Upload a picture' }).click(),
  );
  await chooser.setFiles('test/fixtures/tiffin-counter.png');
  await expect.poll(() => page.locator('img.course-editor-cover').count()).toBe(1);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Course changed');
  const [, picture = ''] = /^\/media\/([^/]+)/.exec((await course()).image) ?? [];

  await page.goto(`/teach/courses/${id}/content`);
  await takeOver(page, 'Compare its page', 'Cover');
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  // The toast stays as long as the pointer is on it.
  await undo.hover();
  expect((await course()).image).toBeNull();
  await call(url, 'DELETE', `/api/media/${picture}`, undefined, token);
  await undo.click();
  await toast(
    page,
    'Your earlier texts are back. The picture of your earlier cover has been deleted, so the cover is a drawing.',
  );
  expect(await course()).toMatchObject({ image: null, palette: 'night' });
});

async function takeOver(page: Page, compare: string, part: string): Promise<void> {
  await page.getByRole('button', { name: compare }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Take the newer one over: ${part}`).check();
  await dialog.getByRole('button', { name: 'Take over what is ticked' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
