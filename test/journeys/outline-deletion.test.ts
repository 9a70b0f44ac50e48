import { expect, inject, test } from 'vitest';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { admin, call } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('an author learns first what is lost with a lesson, and what is in the way of a stage', async () => {
  const { token } = await admin(url);
  const body = {
    slug: 'sheets-to-delete',
    title: 'Sheets to delete',
    description: 'Ask a sheet a question, and get a number that you can check.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [{ title: 'Begin', lessons: ['What to ask'] }],
  };
  const { id } = await call(url, 'POST', '/api/courses', body, token);
  const desk = await openWindow({ token, expected: /ERR_FAILED/ });
  const dialog = desk.getByRole('dialog');
  const askToDelete = async (title: string) => {
    await desk.getByRole('button', { name: `Actions for ${title}` }).click();
    await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await desk.goto(authorDeskPath(id));
  await askToDelete('Begin');
  await dialog.getByText('It contains 1 lesson.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Back to the outline' }).click();

  const counted = '**/learners';
  await desk.route(counted, (route) => route.abort());
  await askToDelete('What to ask');
  await dialog.getByText(/could not count the learners/).waitFor();
  const remove = dialog.getByRole('button', { name: 'Delete' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await remove.click({ force: true });
  await desk.unroute(counted);
  await dialog.getByRole('button', { name: 'Count again' }).click();
  for (const lost of ['completed it', 'answered its practice', 'took notes', 'asked questions'])
    await dialog.getByText(`Fewer than five people ${lost}.`).waitFor();
  await remove.click();
  await desk.getByRole('button', { name: 'Actions for What to ask' }).waitFor({ state: 'hidden' });

  await askToDelete('Begin');
  await dialog.getByText('It is empty, so learners lose nothing.').waitFor();
  await remove.click();
  await desk.getByRole('button', { name: 'Actions for Begin' }).waitFor({ state: 'hidden' });
});
