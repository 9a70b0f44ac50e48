import { expect, inject, test } from 'vitest';
import { admin, mailedLink, signedIn, someone } from './people.ts';
import { arriveAt, choosePlan, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'a student without an academic account confirms a college address: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token, expected: /status of 400/ });
    await page.goto('/register');
    await page.getByRole('button', { name: 'Choose College' }).click();
    await page
      .getByText(
        /^The College plan needs an account with a college e-mail address\. You are signed in/,
      )
      .waitFor();
    await page.getByRole('link', { name: 'Confirm a college address, or ask us' }).click();
    await arriveAt(page, '/account/college');

    const address = page.getByLabel('College e-mail');
    await address.fill('naina@gmail.com');
    await address.press('Enter');
    await page.getByText('We don’t recognise this as a college address').waitFor();
    expect(await address.inputValue()).toBe('naina@gmail.com');
    const email = someone().email.replace('@example.in', '@du.ac.in');
    await address.fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText(`A link is on its way to ${email}`).waitFor();

    await page.goto(await mailedLink(url, '/college/confirm', { email }));
    await page.getByRole('heading', { name: 'Your college address is confirmed' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Choose the College plan' }).click();
    await arriveAt(page, '/register');
    await choosePlan(page, 'College');
    await page.getByText('₹1,800').first().waitFor();
  },
);

test.each(usualScreens)(
  'a student requests access, an admin approves it, and the plan is available: on a %s',
  async (screen) => {
    const student = await signedIn(url, someone(`Meera ${screen}`));
    const page = await openWindow({ screen, token: student.token, expected: /status of 400/ });
    await page.goto('/account/college');
    await page.getByRole('button', { name: 'Ask us' }).click();
    await page.getByText('College is required').waitFor();
    await page.getByLabel('College', { exact: true }).fill('Government College of Art');
    await page.getByLabel('Course').fill('Diploma in design');
    await page.getByLabel('Year').fill('Second year');
    await page.getByLabel('Why there is no college address').fill('We have no mailboxes.');
    await page.getByRole('button', { name: 'Ask us' }).click();
    await page.getByText(/^You sent your request on/).waitFor();

    const desk = await openWindow({ screen, token: (await admin(url)).token });
    await desk.goto('/admin/college-requests');
    const card = desk.getByRole('listitem').filter({ hasText: student.email });
    await card.getByRole('button', { name: 'Approve for a year' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await toast(desk, 'Request approved');
    await expect.poll(() => card.count()).toBe(0);
    await desk.getByRole('link', { name: /^Approved/ }).click();
    await card.waitFor();

    await page.goto('/register');
    await choosePlan(page, 'College');
  },
);

test('a student who no longer qualifies at the checkout is led back to the plans, and told what to do', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'phone', token, expected: /status of 403/ });
  // As if their college had left the list since the page was loaded.
  await page.route(
    '**/api/payment/offers',
    async (route) => {
      const answer = await route.fetch();
      const offers = await answer.json();
      const json = offers.map((offer: object) => ({ ...offer, eligible: true }));
      await route.fulfill({ response: answer, json });
    },
    { times: 1 },
  );
  await page.goto('/register');
  await choosePlan(page, 'College');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page
    .getByRole('main')
    .getByText('The College plan needs an account with a college e-mail address.')
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Confirm a college address, or ask us' }).click();
  await arriveAt(page, '/account/college');
});
