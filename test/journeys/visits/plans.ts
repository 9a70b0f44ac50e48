import { buysCodes, call } from '../people.ts';
import { once, people, press, url, type Visits } from './visit.ts';

const ask = async (as: 'buyer' | 'member' | 'admin', path: string) =>
  call(url, 'GET', `/api${path}`, undefined, (await people[as]()).token);

const orderOf = (as: 'buyer' | 'member') =>
  once(async () => (await ask(as, '/payment/orders'))[0].orderId as string);

const ownOrder = orderOf('member');
const unpaidOrder = orderOf('buyer');

/** A code that the founder has bought for somebody. */
const ownCode = once(async () => {
  const founder = await people.founder();
  await buysCodes(url, founder, 2);
  const { items } = await call(url, 'GET', '/api/seats', undefined, founder.token);
  return items[0].code as string;
});

const codesPath = async () => (await ownCode()) && '/account/seats';

async function deskPath(): Promise<string> {
  const { items } = await ask('admin', `/admin/orders?q=${await ownOrder()}`);
  return `/admin/orders/${items[0].id as string}`;
}

export const plans: Visits = {
  'the plans': { path: '/register', as: 'signed-in' },
  'the checkout': { path: '/register', as: 'signed-in', open: press('button', 'Choose Basic') },
  'the checkout with a code': {
    path: '/register',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Choose Basic')(page);
      // Until then, the plans have a field of the same name.
      await page.getByRole('heading', { name: 'Checkout' }).waitFor();
      await page.getByRole('textbox', { name: 'Referral code' }).fill('SPRING30');
      await press('button', 'Verify')(page);
      await press('button', 'Apply')(page);
      await page.getByText('Code SPRING30 (30%)').waitFor();
      // The Apply button is still changing to the colours of Remove.
      await page.evaluate(() =>
        Promise.all(
          document.getAnimations().map(({ finished }) => finished.catch(() => undefined)),
        ),
      );
    },
  },
  'the window of the gateway': {
    path: '/register',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Choose Basic')(page);
      await press('button', 'Pay Now')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  'one’s own order': {
    path: async () => `/account/orders/${await ownOrder()}`,
    as: 'member',
  },
  'one’s own order that is not paid': {
    path: async () => `/account/orders/${await unpaidOrder()}`,
    as: 'buyer',
  },
  'one’s orders with one that is not paid': {
    path: '/account',
    as: 'buyer',
    open: async (page) => {
      await page.getByText('Attempts that were not paid (1)').click();
      await page.getByRole('button', { name: 'Cancel the order' }).waitFor();
    },
  },
  'seats to buy': { path: '/account/seats/new', as: 'signed-in' },
  'no codes for others': { path: '/account/seats', as: 'signed-in' },
  'codes for others': { path: codesPath, as: 'founder' },
  'a code to send': {
    path: codesPath,
    as: 'founder',
    open: press('button', 'Send by e-mail'),
  },
  'a code, for a visitor': { path: '/redeem?code=K7Q2M-9XH4T-0PWZC-R5E8N' },
  'a code to redeem': {
    path: async () => `/redeem?code=${await ownCode()}`,
    as: 'signed-in',
    open: async (page) => {
      await page.getByRole('button', { name: 'Redeem the code' }).waitFor();
    },
  },
  'the orders': { path: '/admin/orders', as: 'admin' },
  'no order that is looked for': { path: '/admin/orders?q=nobody-bought-this', as: 'admin' },
  'the plans at the desk': { path: '/admin/plans', as: 'admin' },
  'a plan that is changed': { path: '/admin/plans?edit=basicPlan', as: 'admin' },
  'who sells': { path: '/admin/settings', as: 'admin' },
  'an order on the desk': { path: deskPath, as: 'admin' },
  'a member’s plan': { path: '/register', as: 'member' },
  'a college address to confirm': { path: '/account/college', as: 'member' },
  'a college address with a fault': {
    path: '/account/college',
    as: 'member',
    open: press('button', 'Ask us'),
  },
};
