import { expect, inject, test } from 'vitest';
import { admin, call, member, someone } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const slug = 'agents-for-the-boring-half';
const api = `/api/learning/courses/${slug}`;

test('after the response a learner finds the way to her public page, and to what it shows', async () => {
  const { token } = await member(url, someone('Zoya Ahmed'));
  const { lesson } = await call(url, 'GET', `${api}/lessons/what-an-agent-is`, undefined, token);
  await call(url, 'PUT', `/api/learning/lessons/${lesson.id}/opened`, undefined, token);
  const { project } = await call(url, 'GET', `${api}/project`, undefined, token);
  const sent = { version: project.version, link: 'https://zoya.example/agent', words: 'It runs.' };
  const { id } = await call(url, 'POST', `${api}/project/submissions`, sent, token);
  const page = await openWindow({ token, screen: 'phone' });
  await page.goto(`/dashboard/my-courses/${slug}/project`);
  await page.getByText('Waiting for a response').waitFor();
  expect(await page.getByRole('link', { name: 'Set up your public page' }).count()).toBe(0);

  const points = project.criteria.map(() => 1);
  const response = { points, words: 'It asks before it pays.' };
  await call(url, 'PUT', `/api/desk/projects/${id}/response`, response, (await admin(url)).token);
  await page.reload();
  await page.getByRole('link', { name: 'Set up your public page' }).click();
  await page.getByRole('heading', { name: 'Your public page' }).waitFor();

  const path = '/members/zoya-ahmed-shows';
  const chosen = { handle: 'zoya-ahmed-shows', line: '', isPublic: true, indexed: false };
  const save = (projects: object[]) =>
    call(url, 'PUT', '/api/account/public-page', { ...chosen, certificates: [], projects }, token);
  await save([]);
  await page.goBack();
  await page.reload();
  await page.getByText('does not show this project yet').waitFor();
  await save([{ id, withResponse: false }]);
  await page.reload();
  await page.getByText('shows this project').waitFor();
  await page.getByRole('link', { name: 'Your public page', exact: true }).click();
  await page.waitForURL(`**${path}`);
});
