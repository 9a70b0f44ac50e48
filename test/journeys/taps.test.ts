import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { mailedLink, signedIn, someone } from './people.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** Taps and types on a phone, and counts both. Taps in the gateway's window are counted apart. */
function thumbs(page: Page) {
  const made = { taps: [] as string[], typed: [] as string[], atGateway: 0 };
  const named = async (control: Locator) => {
    await control.waitFor();
    return (await control.innerText()).split('\n', 1).join('').trim();
  };
  return {
    made,
    tap: async (control: Locator) => {
      made.taps.push(await named(control));
      await control.tap();
    },
    type: async (label: string, text: string) => {
      made.typed.push(label);
      await page.getByRole('tabpanel').getByLabel(label, { exact: true }).fill(text);
    },
    payAtGateway: async () => {
      made.atGateway += 1;
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pay ₹/ })
        .tap();
    },
  };
}

test('someone signed in gets from a plan to the dashboard in two taps and the gateway’s, and types nothing', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'phone', token });
  await page.goto('/register#plans');
  const { made, tap, payAtGateway } = thumbs(page);
  await tap(page.getByRole('button', { name: 'Choose Basic' }));
  await tap(page.getByRole('button', { name: 'Pay Now' }));
  await payAtGateway();
  await arriveAt(page, '/dashboard');
  expect(made).toEqual({ taps: ['Choose Basic', 'Pay Now'], typed: [], atGateway: 1 });
});

/**
 * Of the five fields, the specification asks for four when signing up, and for the password again
 * because signing up signs nobody in. A password manager fills that one in.
 */
test('a stranger gets from a plan to the dashboard in five taps and the gateway’s, with four fields and the password again', async () => {
  const stranger = someone();
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/register#plans');
  const { made, tap, type, payAtGateway } = thumbs(page);
  const panel = page.getByRole('tabpanel');
  await tap(page.getByRole('button', { name: 'Choose Basic' }));
  await arriveAt(page, '/login');
  await tap(panel.getByRole('button', { name: 'Create Account' }));
  await type('Full name', stranger.displayName);
  await type('E-mail', stranger.email);
  await type('Password', stranger.password);
  await type('Confirm password', stranger.password);
  await tap(panel.getByRole('button', { name: 'Create Account' }));
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();

  await page.goto(await mailedLink(url, '/verify-email', stranger));
  await arriveAt(page, '/login');
  await expect.poll(() => panel.getByLabel('E-mail').inputValue()).toBe(stranger.email);
  // They have just made the account, so nothing asks them to make one.
  await panel.getByText('Sign in, and it will be waiting at checkout.').waitFor();
  expect(await panel.getByRole('button', { name: 'Create Account' }).count()).toBe(0);
  // What a password manager looks for.
  expect(await panel.getByLabel('Password', { exact: true }).getAttribute('autocomplete')).toBe(
    'current-password',
  );
  await type('Password', stranger.password);
  await tap(panel.getByRole('button', { name: 'Sign in', exact: true }));
  await tap(page.getByRole('button', { name: 'Pay Now' }));
  await payAtGateway();
  await arriveAt(page, '/dashboard');
  expect(made).toEqual({
    taps: ['Choose Basic', 'Create Account', 'Create Account', 'Sign in', 'Pay Now'],
    typed: ['Full name', 'E-mail', 'Password', 'Confirm password', 'Password'],
    atGateway: 1,
  });
});
