import { expect, inject, test } from 'vitest';
import { admin, call, member, someone } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const path = '/members/ila-menon';

const visited = async () => {
  const answer = await fetch(url + path);
  return { status: answer.status, html: await answer.text() };
};

test('a member shows a page and takes it back, a visitor reports it, and an admin hides it', async () => {
  const ila = await member(url, someone('Ila Menon'));
  const window = await openWindow({ token: ila.token, screen: 'phone' });
  await window.goto('/account');
  await window.getByRole('link', { name: /at an address of your own/ }).click();
  await window.getByText('Your page is switched off').waitFor();
  await window.getByLabel('One line about you').fill('Turns paper registers into forms.');
  await window.getByLabel('Town (optional)').fill('Thrissur');
  await window.getByLabel('Your own site (optional)').fill('https://ila.example');
  await window.getByLabel('More about you (optional)').fill('Nine years in a clinic.');
  await window.getByRole('checkbox', { name: 'Everyone can see my page' }).setChecked(true);
  expect((await visited()).status).toBe(404);
  await window.getByLabel('Address', { exact: true }).fill('Ila-Menon');
  await window.getByRole('button', { name: 'Save page' }).click();
  await toast(window, 'Page saved');

  const { status, html } = await visited();
  expect(status).toBe(200);
  for (const part of [
    '<h1 class="poster">Ila Menon</h1>',
    'Turns paper registers into forms.',
    'Thrissur',
    'href="https://ila.example/"',
    'Nine years in a clinic.',
    '<meta name="robots" content="noindex, nofollow"/>',
    'property="og:image"',
    '<title>Ila Menon | Liftoff</title>',
  ])
    expect(html).toContain(part);
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, ila.token);
  for (const secret of [ila.email, uid as string]) expect(html).not.toContain(secret);

  await window.getByRole('link', { name: path }).click();
  await window.getByText('This is what everyone sees.').waitFor();
  await window.getByRole('link', { name: 'Edit or take offline' }).click();
  await window.getByRole('checkbox', { name: 'Everyone can see my page' }).setChecked(false);
  await window.getByRole('button', { name: 'Save page' }).click();
  await toast(window, 'Page saved. Nobody can see it');
  expect((await visited()).status).toBe(404);
  await window.getByRole('checkbox', { name: 'Everyone can see my page' }).setChecked(true);
  await window.getByRole('button', { name: 'Save page' }).click();
  await window.getByText('Everyone can see your page').waitFor();
  expect((await visited()).status).toBe(200);
  // Served from the stored copy, as anyone's next visit.
  expect((await visited()).status).toBe(200);

  // A visitor reports it, and an admin first leaves it as it is.
  const visitor = await openWindow({ screen: 'phone' });
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Report this page' }).click();
  await visitor.getByLabel('Reason').selectOption({ label: 'It sells something' });
  await visitor.getByLabel('Anything to add (optional)').fill('Forms, by the dozen.');
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await toast(visitor, 'Thank you, we will look at the page');
  const desk = await openWindow({ token: (await admin(url)).token });
  await desk.goto('/admin/public-pages?show=reported');
  await desk.getByText('Forms, by the dozen.').waitFor();
  await desk.getByRole('button', { name: 'Leave it: ila-menon' }).click();
  await desk.getByRole('heading', { name: 'No reports are waiting' }).waitFor();

  await desk.goto('/admin/public-pages?handle=ila-menon');
  await desk.getByRole('button', { name: 'Hide ila-menon' }).click();
  await desk.getByLabel(/Reason/).fill('A test');
  await desk.getByRole('button', { name: 'Hide page' }).click();
  await desk.getByRole('button', { name: 'Stop hiding ila-menon' }).waitFor();
  expect((await visited()).status).toBe(404);
  await window.reload();
  await window.getByText('We have hidden your page. Reason: A test.').waitFor();
});
