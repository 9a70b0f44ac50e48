import { expect, inject, test } from 'vitest';
import { expectFocus } from './keyboard.ts';
import { admin, call, someone } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';
import { saved } from './saved.ts';

const url = inject('applicationUrl');

test.each(usualScreens)('an admin works through the inbox: on a %s', async (screen) => {
  const { email } = someone();
  const query = {
    name: '=cmd',
    email,
    subject: `Fees on a ${screen}`,
    message: 'One.\n\n<b>Two.</b>',
  };
  await call(url, 'POST', '/api/contact/queries', query);
  const page = await openWindow({ screen, token: (await admin(url)).token });
  await page.goto('/admin/enquiries');
  await page.getByRole('searchbox', { name: 'Search' }).fill(query.subject);
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(query.subject);
  await page.getByText('1 enquiry', { exact: true }).waitFor();
  const file = await saved(page, () =>
    page.getByRole('button', { name: 'Export 1 enquiry' }).click(),
  );
  expect([file.name, file.text.includes(`"${email}","'=cmd"`)]).toEqual(['enquiries.csv', true]);
  await page.getByRole('link', { name: query.subject }).click();
  await page.getByRole('heading', { name: query.subject }).waitFor();
  expect(await page.getByText('<b>Two.</b>').innerText()).toBe(query.message);
  expect(await page.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')).toContain(
    `mailto:${encodeURIComponent(email)}?subject=`,
  );
  await page.getByRole('button', { name: 'Take it on' }).click();
  await toast(page, 'Moved to in progress');
  await page.getByLabel('A note').fill('Asked the college.');
  await page.getByRole('button', { name: 'Leave note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Asked the college.' }).waitFor();
  await page.goBack();
  await page.getByText('0 enquiries', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe(query.subject);
});

test('the back link from an enquiry, and from the next one, leads to the same list, and moving on keeps the focus', async () => {
  const { token } = await admin(url);
  const subject = `Hostel fees ${Date.now()}`;
  for (const { email } of [someone(), someone()])
    await call(url, 'POST', '/api/contact/queries', {
      name: 'Tara Rao',
      email,
      subject,
      message: 'How much?',
    });
  const page = await openWindow({ token });
  const list = `/admin/enquiries?${new URLSearchParams({ state: 'all', search: subject })}`;
  const back = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Enquiries' });
  await page.goto(list);
  await page.getByRole('link', { name: subject }).first().click();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await close.focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Moved to closed');
  await expectFocus(page.getByRole('article'));
  const first = page.url();
  await page.getByRole('link', { name: 'Next one waiting' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  await close.waitFor();
  await back.click();
  await page.getByText('2 enquiries', { exact: true }).waitFor();
  expect(page.url()).toBe(new URL(list, url).href);
});

test('older notes are pages before the last, where a new note appears', async () => {
  const { token } = await admin(url);
  const subject = `Library fees ${Date.now()}`;
  const { email } = someone();
  const query = { name: 'Tara Rao', email, subject, message: 'How much?' };
  await call(url, 'POST', '/api/contact/queries', query);
  const found = await call(
    url,
    'GET',
    `/api/admin/enquiries?${new URLSearchParams({ search: subject })}`,
    undefined,
    token,
  );
  const { id } = found.enquiries[0];
  for (let day = 1; day <= 21; day += 1)
    await call(
      url,
      'POST',
      `/api/admin/enquiries/${id}/notes`,
      { words: `Called on day ${day}.` },
      token,
    );
  const page = await openWindow({ token });
  const note = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  const pages = page.getByRole('navigation', { name: 'Notes' });
  await page.goto(`/admin/enquiries/${id}`);
  await note('Called on day 21.').waitFor();
  for (const words of ['They came by.', 'They paid.']) {
    await pages.getByRole('link', { name: 'Previous' }).click();
    await note('Called on day 20.').waitFor();
    await page.getByLabel('A note').fill(words);
    await page.getByRole('button', { name: 'Leave note' }).click();
    await note(words).waitFor();
    await pages.getByText('Page 2 of 2').waitFor();
  }
});
