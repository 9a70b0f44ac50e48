import { expect, inject, test } from 'vitest';
import { call, mailedLink, signedIn, someone } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('a visitor subscribes in the footer, confirms by mail, and unsubscribes', async () => {
  const page = await openWindow({ screen: 'phone' });
  const { email } = someone();
  await page.goto('/courses');
  const form = page.locator('footer form');
  // Clicks the button, not the form: the form's script loads on the way there and replaces the
  // form.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Email is required').waitFor();
  const address = form.getByRole('textbox', { name: 'Email' });
  await address.pressSequentially('na');
  expect(await form.getByText('Email is required').count()).toBe(0);
  await address.press('Enter');
  await form.getByText('Please enter a valid email address').waitFor();
  await address.fill(email);
  await address.press('Enter');
  await toast(page, "You've been subscribed to the Newsletter!");
  expect(await address.inputValue()).toBe('');

  await page.goto(await mailedLink(url, '/newsletter/confirm', { email }));
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.goto(await mailedLink(url, '/newsletter/unsubscribe', { email }));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
});

test('a mail program unsubscribes at the address in the newsletter’s header', async () => {
  const { email } = someone();
  await call(url, 'POST', '/api/newsletter/subscribe', { email });
  const oobCode = new URL(await mailedLink(url, '/newsletter/confirm', { email })).searchParams.get(
    'oobCode',
  );
  await call(url, 'POST', '/api/newsletter/confirm', { oobCode });
  const letter = await mailedLink(url, '/newsletter/unsubscribe', { email });
  const post = (address: string) =>
    fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  expect((await post(letter)).status).toBe(200);
  expect((await post(letter.replace(/oobCode=.*/, 'oobCode=guessed'))).status).toBe(400);
});

test('someone who is signed in sends a build-together enquiry', async () => {
  const { token, email } = await signedIn(url);
  const page = await openWindow({ token });
  await page.goto('/courses');
  const form = page.locator('footer form');
  // Clicks the button, not the form: the form's script loads on the way there and replaces the
  // form.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const send = form.getByRole('button', { name: "Let's Build Together!" });
  await send.click();
  await form.getByText('Email is required').waitFor();
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  // Two presses before the first render count as one.
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)),
  );
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await toast(page, "Thanks for your interest! We'll be in touch soon.");
  expect(sent).toHaveLength(1);
});

test('a message is sent from the contact page, and an unreachable server keeps the input', async () => {
  const page = await openWindow({ expected: /ERR_FAILED|Failed to load resource/ });
  await page.goto('/contact');
  const form = page.locator('main form');
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await form.getByText(`${label} is required`).waitFor();
  await form.getByLabel('Name').fill('Naina Gill');
  await form.getByLabel('Email').fill(someone().email);
  await form.getByLabel('Subject').fill('College plan');
  await form.getByLabel('Message').fill('Is my address fine?');
  await page.route('**/api/contact/queries', (route) => route.abort());
  await send.click();
  await toast(page, 'Failed to send message. Please try again.');
  await form.getByText('Network error. Please check your connection.').waitFor();
  expect(await form.getByLabel('Subject').inputValue()).toBe('College plan');
  await page.unroute('**/api/contact/queries');
  await send.click();
  await toast(page, 'Message sent successfully! We will get back to you soon.');
  expect(await form.getByLabel('Message').inputValue()).toBe('');
});

test('text typed into the footer before its script loads stays, and so does the focus', async () => {
  const page = await openWindow();
  const held = async (files: string) => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await promise;
      await route.continue();
    });
    return arrive;
  };
  const frameArrives = await held('**/assets/frame-*.js');
  const formArrives = await held('**/assets/footer-form-*.js');
  await page.goto('/courses', { waitUntil: 'commit' });
  const address = page.locator('footer form').getByRole('textbox', { name: 'Email' });
  await address.pressSequentially('nai');
  const asked = page.waitForRequest('**/assets/footer-form-*.js');
  frameArrives();
  await asked;
  await page.keyboard.type('na@');
  const send = page.locator('footer form').getByRole('button', { name: 'Subscribe' });
  expect(await send.isDisabled()).toBe(true);
  formArrives();
  await expect.poll(() => send.isEnabled()).toBe(true);
  await page.keyboard.type('example.in');
  expect(await address.inputValue()).toBe('naina@example.in');
});
