import { expect, inject, test } from 'vitest';
import { signedIn } from './people.ts';
import { arriveAt, choosePlan, payBy, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'rewards on the bill are stated with the order; if they are gone, the new bill is shown: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token, expected: /status of 409/ });
    // As if something else had used them since the page was loaded.
    await page.route(
      '**/api/payment/offers',
      async (route) => {
        const answer = await route.fetch();
        const offers = await answer.json();
        await route.fulfill({
          response: answer,
          json: offers.map((offer: object) => ({ ...offer, rewards: 1800 })),
        });
      },
      { times: 1 },
    );
    await page.goto('/register');
    await choosePlan(page, 'Basic');
    const choice = page.getByRole('checkbox', { name: 'Use ₹1,800 of my rewards' });
    await choice.focus();
    await page.keyboard.press('Space');
    await page.getByText('−₹1,800').waitFor();
    await page.getByText('₹3,200').filter({ visible: true }).waitFor();

    const ordered = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/payment/orders'),
    );
    await page.getByRole('button', { name: 'Pay Now' }).click();
    expect((await ordered).postDataJSON().rewards).toEqual({ used: 1800, toPay: 3200 });
    await page
      .getByText(/^Your rewards or the price have changed/)
      .first()
      .waitFor();
    await expect.poll(() => choice.count()).toBe(0);

    await payBy(page, /^Pay ₹5,000/);
    await toast(page, 'Payment successful! Welcome to Liftoff!');
    await arriveAt(page, '/dashboard');
  },
);
