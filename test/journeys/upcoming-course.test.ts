import type { Page } from 'playwright-core';
import { z } from 'zod';
import { expect, inject, test } from 'vitest';
import { StoredMail } from '#app/mailbox/contract.ts';
import { admin, call, mailedLink, signedIn, someone } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** A course that has never been on sale, from the admin's list. */
async function begun(token: string, title: string): Promise<{ id: string }> {
  const body = {
    title,
    slug: '',
    description: 'Small agents that do a single job well.',
    instructor: 'Asha Rao',
  };
  return call(url, 'POST', '/api/admin/courses', body, token);
}

/** The newest mail about the opening. */
async function openingMail(email: string, title: string): Promise<z.output<typeof StoredMail>> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = z
      .array(StoredMail)
      .parse(await call(url, 'GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`));
    const mail = mails.find(({ subject }) => subject === `${title} is open`);
    if (mail) return mail;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  throw new Error(`${email} was not told`);
}

/** Loads a page until it is as it should be: the old one is served while it is made anew. */
async function again(page: Page, address: string, isThere: () => Promise<boolean>) {
  const look = async () => {
    await page.goto(address);
    return isThere();
  };
  await expect.poll(look, { interval: 200 }).toBe(true);
}

test.each(usualScreens)(
  'an author announces a course, a visitor and a member wait for it, and both are told on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const title = `Agents on a ${screen}`;
    const { id } = await begun(token, title);
    const { email } = someone();
    const member = await signedIn(url);

    const desk = await openWindow({ screen, token });
    const dialog = desk.getByRole('dialog');
    await desk.goto(`/teach/courses/${id}/content`);
    await desk.getByRole('button', { name: 'Announcement' }).click();
    await dialog.getByLabel('What it is about').fill('Agents that do one job well.');
    await dialog.getByLabel('What it will cover (optional)').fill('Choose a job\nMeasure it');
    await dialog.getByLabel('When it opens (optional)').fill('in January');
    await dialog.getByRole('button', { name: 'Announce' }).click();
    await toast(desk, 'Course announced');

    const page = await openWindow({ screen });
    const card = page.getByRole('region', { name: 'In preparation' }).getByText(title);
    await again(page, '/courses', () => card.isVisible());
    await card.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('It opens in January').waitFor();
    await page.getByText('Measure it').waitFor();
    const main = page.getByRole('main');
    await main.getByLabel('E-mail').fill('nobody');
    await main.getByRole('button', { name: 'Tell me when it opens' }).click();
    await main.getByText('Please enter a valid email address').waitFor();
    await main.getByLabel('E-mail').fill(email);
    await main.getByRole('button', { name: 'Tell me when it opens' }).click();
    await main.getByText('One more step: open the link', { exact: false }).waitFor();
    const address = page.url();
    await page.goto(await mailedLink(url, '/waiting/confirm', { email }));
    await page.getByRole('heading', { name: 'We will tell you' }).waitFor();
    await page.getByText(title).waitFor();

    const signed = await openWindow({ screen, token: member.token });
    await signed.goto(address);
    await signed.getByRole('main').getByText(member.email).waitFor();
    await signed.getByRole('button', { name: 'Tell me when it opens' }).click();
    await toast(signed, 'We will tell you when it opens');
    await signed.getByText('You are on the list.', { exact: false }).waitFor();
    await signed.reload();
    await signed.getByText('You are on the list.', { exact: false }).waitFor();

    await desk.getByRole('button', { name: 'Announcement' }).click();
    await dialog.getByText('2 people are waiting.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await desk.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText('The course appears in the catalogue', { exact: false }).waitFor();
    await dialog.getByText('2 addresses get an e-mail', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(desk, 'Published: the course is on sale');

    for (const each of [email, member.email]) {
      const { links } = await openingMail(each, title);
      expect(links.some((link) => link.endsWith(`/courses/agents-on-a-${screen}`))).toBe(true);
    }
    // A link to the announcement leads to the course.
    await again(page, address, async () => page.url().endsWith(`/courses/agents-on-a-${screen}`));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const { version } = await call(url, 'GET', `/api/admin/courses/${id}`, undefined, token);
    const off = { published: false, version };
    await call(url, 'PUT', `/api/admin/courses/${id}/publication`, off, token);
  },
);

test('an address is deleted by the link of its mail, and an announcement with those who wait', async () => {
  const { token } = await admin(url);
  const { id } = await begun(token, 'Agents that leave');
  const said = { words: 'Agents that nobody has to wait for.', points: [], opens: '' };
  await call(url, 'PUT', `/api/authoring/courses/${id}/announcement`, said, token);
  const { email } = someone();
  const path = '/api/announcements/agents-that-leave/addresses';
  await call(url, 'POST', path, { email });
  const page = await openWindow({ expected: /40[04]/ });
  await page.goto(await mailedLink(url, '/waiting/forget', { email }));
  await page.getByRole('button', { name: 'Delete my address' }).click();
  await page.getByRole('heading', { name: 'Your address is deleted' }).waitFor();
  await page.goto(await mailedLink(url, '/waiting/confirm', { email }));
  await page.getByRole('heading', { name: 'This link did not work' }).waitFor();

  const desk = await openWindow({ token });
  await desk.goto(`/teach/courses/${id}/content`);
  await desk.getByRole('button', { name: 'Announcement' }).click();
  await desk.getByRole('button', { name: 'Withdraw' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await toast(desk, 'Announcement withdrawn');
  await page.goto('/upcoming/agents-that-leave');
  await page.getByRole('heading', { name: 'Course Not Found' }).waitFor();
});
