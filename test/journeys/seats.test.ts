import { expect, inject, test } from 'vitest';
import { call, signedIn, someone } from './people.ts';
import { arriveAt, createAccount, payBy, signIn, toast, verifyEmail } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('someone finds the codes before signing in and buys three, and a newcomer redeems one on a phone', async () => {
  const buyer = await signedIn(url);
  const { token } = buyer;
  const desk = await openWindow();
  await desk.goto('/register');
  await desk.getByRole('link', { name: 'Buy for somebody else or for a team' }).click();
  await arriveAt(desk, '/login');
  await signIn(desk, buyer);
  await arriveAt(desk, '/account/seats/new');
  await desk.getByRole('radio', { name: /^Basic/ }).check();
  await desk.getByLabel('Number of codes').fill('3');
  await payBy(desk, /^Pay ₹15,000/);
  await toast(desk, 'Payment successful! Your codes are ready.');
  await arriveAt(desk, '/account/seats');
  await desk.getByText('3 unused').waitFor();
  const { items } = await call(url, 'GET', '/api/seats', undefined, token);

  const newcomer = someone('Arun Rao');
  const phone = await openWindow({ screen: 'phone' });
  await phone.goto(`/redeem?code=${items[0].code}`);
  await phone.getByRole('link', { name: 'Continue' }).click();
  await arriveAt(phone, '/login');
  await phone.getByRole('tab', { name: 'Create Account' }).click();
  await createAccount(phone, newcomer);
  await verifyEmail(phone, newcomer);
  await signIn(phone, newcomer);
  await arriveAt(phone, '/redeem');
  await phone.getByRole('heading', { name: 'Basic Plan (1 Year)' }).waitFor();
  await phone.getByRole('button', { name: 'Redeem the code' }).click();
  await arriveAt(phone, '/dashboard');

  await desk.reload();
  await desk.getByText('2 unused').waitFor();
  await desk.getByText(/Redeemed by Arun on/).waitFor();
  expect(await desk.getByRole('button', { name: 'Send by e-mail' }).count()).toBe(2);
});
