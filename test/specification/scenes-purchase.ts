import type { Page } from 'playwright-core';
import { answer, breakDown, defineScenes, press } from './scene.ts';

const checkout = async (page: Page): Promise<void> => {
  await page.goto('/register');
  await press(page, 'Choose Basic');
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
};
const code = (page: Page) => page.getByLabel('Referral code');
const verify = async (page: Page, typed: string): Promise<void> => {
  await code(page).fill(typed);
  await press(page, 'Verify');
};
const apply = async (page: Page): Promise<void> => {
  await checkout(page);
  // A copied code can have spaces around it.
  await verify(page, ' SPRING30 ');
  await press(page, 'Apply');
};
/** Opens the sandbox's window and presses a button in it. */
const pay = async (
  page: Page,
  button: RegExp,
  prepare: (page: Page) => Promise<void> = checkout,
): Promise<void> => {
  await prepare(page);
  await press(page, 'Pay Now');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
};
const toFooter = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
};
const write = async (page: Page, button: string, typed: string): Promise<void> => {
  await toFooter(page, '/courses');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  // Enter does nothing until React has hydrated the form.
  await form.getByRole('button', { name: button, disabled: false }).waitFor();
  await form.getByRole('textbox').fill(typed);
  await form.getByRole('textbox').press('Enter');
};
const subscribe = (page: Page, typed = 'naina@example.in') => write(page, 'Subscribe', typed);
const enquire = (page: Page, typed = 'naina@example.in') =>
  write(page, "Let's Build Together!", typed);

/** Part 2 sections 4 and 8: plans, codes, payments, and the forms of the footer. */
export const purchaseScenes = defineScenes({
  'the plans': { as: 'signed-in', go: (page) => page.goto('/register') },
  'the checkout': { as: 'signed-in', go: checkout },
  'a code, empty': {
    as: 'signed-in',
    go: async (page) => {
      await page.goto('/register');
      await verify(page, '');
    },
  },
  'a code, no plan': {
    as: 'signed-in',
    go: async (page) => {
      await page.goto('/register');
      await verify(page, 'SPRING30');
    },
  },
  'a code, session over': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await answer(page, 'POST /payment/verify-referral', 401, {
        error: 'Please sign in',
        code: 'auth/required',
      });
      await verify(page, 'SPRING30');
    },
  },
  'a code, wrong': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await verify(page, 'NOBODYS_CODE');
    },
  },
  'a code, no words': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await breakDown(page, 'POST /payment/verify-referral');
      await verify(page, 'SPRING30');
    },
  },
  'a code applied': { as: 'signed-in', go: apply },
  'a payment without its script': {
    as: 'signed-in',
    go: async (page) => {
      await page.route('**/checkout.js', (route) => route.abort());
      await checkout(page);
      await press(page, 'Pay Now');
    },
  },
  'a payment without an order': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await answer(page, 'POST /payment/orders', 503, {
        error: 'The gateway is away.',
        code: 'payment/gateway-unavailable',
      });
      await press(page, 'Pay Now');
    },
  },
  'a payment that failed without words': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await page.evaluate(() =>
        Object.assign(globalThis, {
          Razorpay: class {
            #failed: (failure: object) => void = () => undefined;
            on(_: string, listener: (failure: object) => void) {
              this.#failed = listener;
            }
            open() {
              this.#failed({});
            }
          },
        }),
      );
      await press(page, 'Pay Now');
    },
  },
  'a payment whose window fails': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await page.evaluate(() =>
        Object.assign(globalThis, {
          Razorpay: function Razorpay() {
            throw new Error('No window.');
          },
        }),
      );
      await press(page, 'Pay Now');
    },
  },
  'a payment that was not verified': {
    as: 'signed-in',
    go: async (page) => {
      await answer(page, 'PUT /payment/orders/{orderId}', 400, {
        error: 'The signature is wrong.',
        code: 'payment/bad-signature',
      });
      await pay(page, /^Pay ₹5,000/);
    },
  },
  'a payment dismissed': { as: 'signed-in', go: (page) => pay(page, /^Close without paying/) },
  'a payment made': { as: 'signed-in', go: (page) => pay(page, /^Pay ₹3,500/, apply) },
  'a payment, session over': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await answer(page, 'POST /payment/orders', 401, {
        error: 'Please sign in',
        code: 'auth/required',
      });
      await press(page, 'Pay Now');
    },
  },
  'a payment without an order, no words': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await breakDown(page, 'POST /payment/orders');
      await press(page, 'Pay Now');
    },
  },
  'a payment whose answer can’t be read': {
    as: 'signed-in',
    go: async (page) => {
      await checkout(page);
      await page.evaluate(() =>
        Object.assign(globalThis, {
          Razorpay: class {
            #options: { handler: (answer: unknown) => void };
            constructor(options: { handler: (answer: unknown) => void }) {
              this.#options = options;
              Object.assign(globalThis, { openedWith: options });
            }
            on() {
              return undefined;
            }
            open() {
              this.#options.handler(null);
            }
          },
        }),
      );
      await press(page, 'Pay Now');
    },
  },
  'the footer of a visitor': { screen: 'desktop', go: (page) => toFooter(page, '/courses') },
  'the footer of a person': {
    as: 'signed-in',
    screen: 'desktop',
    go: (page) => toFooter(page, '/courses'),
  },
  'a letter subscribed to': { go: (page) => subscribe(page) },
  'a letter, no address': { go: (page) => subscribe(page, '') },
  'a letter, bad address': { go: (page) => subscribe(page, 'naina@') },
  'a letter, no words': {
    go: async (page) => {
      await breakDown(page, 'POST /newsletter/subscribe');
      await subscribe(page);
    },
  },
  'an enquiry sent': { as: 'signed-in', go: (page) => enquire(page) },
  'an enquiry, no words': {
    as: 'signed-in',
    go: async (page) => {
      await breakDown(page, 'POST /collaboration/enquiries');
      await enquire(page);
    },
  },
});
