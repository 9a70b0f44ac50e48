import { expect, inject, test } from 'vitest';
import { expectFocus, tabTo } from './keyboard.ts';
import { call, mailedLink, signedIn, someone } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';
import { inTime, press, refused } from './account-page.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'an account moves to another address through two mailed links: on a %s',
  async (screen) => {
    const person = await signedIn(url);
    const { email: newEmail } = someone();
    const page = await openWindow({ screen, token: person.token, expected: refused });
    await page.goto('/account#security');
    await press(page, 'Change e-mail');
    await page.getByLabel('New e-mail').fill(person.email);
    await page.getByLabel('Current password').fill(person.password);
    await press(page, 'Send the links');
    await page.getByText('This is already your address.').waitFor();
    await page.getByLabel('New e-mail').fill(newEmail);
    await press(page, 'Send the links');
    await page.getByText(/You can ask for new links in \d+ s\./).waitFor();
    expect(await page.getByText('Waiting for its link to be opened').count()).toBe(2);

    const elsewhere = await openWindow({ expected: refused });
    await elsewhere.goto(await mailedLink(url, '/confirm-email-change', { email: newEmail }));
    await press(elsewhere, 'Confirm the change');
    expect(new URL(elsewhere.url()).search).toBe('');
    await elsewhere.getByRole('heading', { name: 'One of two confirmed' }).waitFor();
    await page.reload();
    await page.getByText('Confirmed', { exact: true }).waitFor();

    const link = await mailedLink(url, '/confirm-email-change', person);
    await page.goto(link);
    await press(page, 'Confirm the change');
    await page.getByRole('heading', { name: 'Your account has moved' }).waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await arriveAt(page, '/account');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue(), inTime)
      .toBe(newEmail);

    await elsewhere.goto(link);
    await press(elsewhere, 'Confirm the change');
    await elsewhere
      .getByText('This link has already been used, or the change was replaced or stopped.')
      .waitFor();
  },
);

test('the links of an address change can be requested again, and once more later', async () => {
  const person = await signedIn(url);
  await call(
    url,
    'POST',
    '/api/account/email-change',
    { newEmail: someone().email, currentPassword: person.password },
    person.token,
  );
  const page = await openWindow({ token: person.token });
  // A minute passes in two seconds.
  await page.route('**/api/account/page?*', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.account.emailChange.resendSeconds = 2;
    await route.fulfill({ json: answer });
  });
  await page.route('**/api/account/email-change/links', (route) => route.fulfill({ status: 204 }));
  const countdown = page.getByText(/You can ask for new links in \d s\./);
  await Promise.all([countdown.waitFor(), page.goto('/account')]);
  const again = page.getByRole('button', { name: 'Send the links again' });
  await again.waitFor();
  // The countdown and the toast are gone again in seconds, so both are waited for at once.
  await Promise.all([
    toast(page, 'New links are on their way.'),
    countdown.waitFor(),
    again.click(),
  ]);
  await expectFocus(page.getByRole('group', { name: 'Change of address' }));
  await again.waitFor();
});

test('an address change can be cancelled in the account or from the mail', async () => {
  const person = await signedIn(url);
  const page = await openWindow({ token: person.token, expected: /net::ERR_FAILED/ });
  const ask = async () => {
    const { email } = someone();
    await call(
      url,
      'POST',
      '/api/account/email-change',
      { newEmail: email, currentPassword: person.password },
      person.token,
    );
    await page.goto('/account');
    await page.getByText('Waiting for its link to be opened').first().waitFor();
    return email;
  };
  await ask();
  await page.route('**/api/account/email-change', (route) => route.abort());
  await press(page, 'Stop the change');
  await page.getByRole('alert').getByText('Network error. Please check your connection.').waitFor();
  await page.unroute('**/api/account/email-change');
  await press(page, 'Stop the change');
  await toast(page, 'The change was stopped. Your address stays as it is.');
  await tabTo(page, page.getByRole('button', { name: 'Change e-mail' }), 1);
  const email = await ask();
  await page.goto(await mailedLink(url, '/confirm-email-change', { email }));
  await press(page, 'Stop the change');
  await page.getByRole('heading', { name: 'The change was stopped' }).waitFor();
});
