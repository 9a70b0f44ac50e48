import ICAL from 'ical.js';
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { admin, call, member, signedIn, someone } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';
import { saved } from './saved.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'an admin plans, changes and cancels a session, and a member sees each step: on a %s',
  async (screen) => {
    const title = `Teardown on a ${screen}`;
    const desk = await openWindow({
      screen,
      token: (await admin(url)).token,
      expected: /status of 40[09]/,
    });
    await desk.goto('/admin/live-sessions');
    await desk.getByRole('button', { name: 'Plan a session' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Host').fill('Meher Contractor');
    await dialog.getByLabel('What it is about').fill('Bring yours.');
    await dialog.getByLabel('Link').fill('http://meet.example.in/a');
    await dialog.getByRole('button', { name: 'Plan session' }).click();
    await dialog.getByText('Please enter an address that begins with https://').waitFor();
    expect(await dialog.getByLabel('Title').inputValue()).toBe(title);
    await dialog.getByLabel('Link').fill('https://meet.example.in/a');
    await dialog.getByLabel('Starts at').fill(indianDateTime(new Date(Date.now() + 60 * 60_000)));
    await dialog.getByRole('button', { name: 'Plan session' }).click();
    await toast(desk, 'Session planned');

    const page = await openWindow({ screen, token: (await member(url)).token });
    await page.goto('/dashboard');
    const item = page.getByRole('listitem').filter({ hasText: title });
    await item.getByText('The link appears here at').waitFor();
    expect(await page.content()).not.toContain('meet.example.in');
    const file = await saved(page, () =>
      item.getByRole('button', { name: 'Add to calendar' }).click(),
    );
    expect(file.name).toBe('live-session.ics');
    expect(
      new ICAL.Component(ICAL.parse(file.text))
        .getFirstSubcomponent('vevent')
        ?.getFirstPropertyValue('summary'),
    ).toBe(title);

    await desk.getByRole('button', { name: `Edit ${title}` }).click();
    await dialog.getByLabel('Starts at').fill(indianDateTime(new Date(Date.now() + 10 * 60_000)));
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await toast(desk, 'Session changed');
    await page.reload();
    expect(await item.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
      'https://meet.example.in/a',
    );

    await desk.getByRole('button', { name: `Cancel ${title}` }).click();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await toast(desk, 'Session cancelled');
    await page.reload();
    await item.getByText('Cancelled').waitFor();
    expect(await item.getByRole('link', { name: 'Join' }).count()).toBe(0);
  },
);

test('when two admins change the same session, the second is told and keeps the input', async () => {
  const { token } = await admin(url);
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const session = {
    title: 'Changed by two',
    host: 'Asha',
    about: 'Both edit it.',
    startsAt,
    minutes: 60,
    link: '',
  };
  const { id } = await call(url, 'POST', '/api/admin/live-sessions', session, token);
  const page = await openWindow({ token, expected: /status of 409/ });
  await page.goto(`/admin/live-sessions?edit=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Mine');
  await call(
    url,
    'PUT',
    `/api/admin/live-sessions/${id}`,
    { ...session, title: 'Theirs', version: 1 },
    token,
  );
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByText('Someone else changed this session in the meantime').waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Mine');
});

test('a reader elsewhere sees their own time, with Indian time beside it', async () => {
  const { token } = await admin(url);
  const year = new Date().getUTCFullYear() + 1;
  const session = {
    title: 'Far from India',
    host: 'Asha',
    about: 'x',
    startsAt: `${year}-12-01T14:00:00.000Z`,
    minutes: 45,
    link: '',
  };
  const { id } = await call(url, 'POST', '/api/admin/live-sessions', session, token);
  const page = await openWindow({ token: (await member(url)).token, zone: 'America/Los_Angeles' });
  await page.goto('/dashboard');
  const item = page.getByRole('listitem').filter({ hasText: session.title });
  await item.getByText('6:00 am GMT-8').waitFor();
  await item.getByText('(7:30 pm IST)').waitFor();
  await call(url, 'POST', `/api/admin/live-sessions/${id}/cancellation`, { version: 1 }, token);
});

test.each(usualScreens)(
  'an admin publishes a highlight and takes it down: on a %s',
  async (screen) => {
    const title = `Lata on a ${screen}`;
    const desk = await openWindow({ screen, token: (await admin(url)).token });
    await desk.goto('/admin/highlights');
    await desk.getByRole('button', { name: 'Publish a highlight' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Text').fill('shipped a shop.');
    await dialog.getByLabel('Link').fill('/courses');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(desk, 'Highlight published');
    const page = await openWindow({ screen, token: (await member(url)).token });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Read on: ${title}` }).waitFor();
    await desk.getByRole('button', { name: `Take down ${title}` }).click();
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await toast(desk, 'Highlight taken down');
    await page.reload();
    await page.getByRole('heading', { name: 'Community Highlights' }).waitFor();
    expect(await page.getByText(title).count()).toBe(0);
  },
);

test('the back link on a person’s page leads to the search that found them', async () => {
  const person = await signedIn(url);
  const page = await openWindow({ token: (await admin(url)).token });
  await page.goto(`/admin/members?q=${person.email}&order=name`);
  await page.getByRole('link', { name: person.displayName }).click();
  await page.getByRole('heading', { name: person.displayName }).waitFor();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Members' })
    .click();
  await page.getByText('1 account', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('order')).toBe('name');
});

test('a search says when it looked only at beginnings, whether or not it finds anybody', async () => {
  const page = await openWindow({ token: (await admin(url)).token });
  const hint = page.getByText('finds only the beginnings of names and addresses');
  const nobody = page.getByRole('heading', { name: 'Nobody found' });
  for (const text of ['zq', 'z q z q']) {
    await page.goto(`/admin/members?q=${encodeURIComponent(text)}`);
    await nobody.waitFor();
    await hint.waitFor();
  }
  await page.goto('/admin/members?q=as');
  await hint.waitFor();
  expect(await nobody.count()).toBe(0);
  await page.goto('/admin/members?q=zqzqzq');
  await nobody.waitFor();
  await page.goto('/admin/members?q=asha');
  await page.getByText(/^\d+ accounts?$/).waitFor();
  expect(await hint.count()).toBe(0);
});

test('a dialog doesn’t move a page without a scrollbar', async () => {
  const page = await openWindow({ token: (await admin(url)).token });
  await page.goto('/admin/highlights', { waitUntil: 'networkidle' });
  // An element behind the dialog has no role.
  const opener = page.locator('main button', { hasText: 'Publish a highlight' });
  const before = await opener.boundingBox();
  await opener.click();
  await page.getByRole('dialog').waitFor();
  expect(await opener.boundingBox()).toEqual(before);
});

test('a long address is shown in full on a phone, on the mentors desk and in a question', async () => {
  const email = `thiruvananthapuram.venkata.subramanian.balakrishnan+${process.pid}@students.institute-of-technology.example.in`;
  const { token } = await signedIn(url, { ...someone(), email });
  await call(
    url,
    'POST',
    '/api/hackathons/repair-cafe-online/mentorship',
    { words: 'Which fan?' },
    token,
  );
  await call(url, 'POST', '/api/investor-letters', {
    email,
    about: 'Venkata',
    words: 'Please take me out.',
  });
  const page = await openWindow({ screen: 'phone', token: (await admin(url)).token });
  await page.goto('/admin/hackathons/repair-cafe-online?show=mentors');
  const right = async (text: string, around: Locator) => {
    const [inner, outer] = [
      await around.getByText(text).first().boundingBox(),
      await around.boundingBox(),
    ];
    return inner && outer && inner.x + inner.width <= outer.x + outer.width;
  };
  expect(await right(email, page.getByRole('listitem').filter({ hasText: email }))).toBe(true);
  await page.goto('/admin/investors?show=letters');
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: 'Decline' })
    .click();
  const question = page.getByRole('dialog');
  await question.getByText(email).waitFor();
  expect(
    await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
  ).toBe(true);
});

test('at 200 %, a table still has room for its list', async () => {
  const { token } = await admin(url);
  const title = 'Landing pages of home kitchens, tailors and repair shops';
  const startsAt = new Date(Date.now() + 50 * 86_400_000).toISOString();
  const session = {
    title,
    host: 'Meher Contractor',
    about: 'Bring yours.',
    startsAt,
    minutes: 60,
    link: '',
  };
  await call(url, 'POST', '/api/admin/live-sessions', session, token);
  const page = await openWindow({ token });
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/admin/live-sessions');
  const row = page.getByRole('row').filter({ hasText: title });
  const cell = await row.getByRole('cell').first().boundingBox();
  expect(cell?.width).toBeGreaterThan(300);
  await row.getByText('Link missing').filter({ visible: true }).waitFor();
});
