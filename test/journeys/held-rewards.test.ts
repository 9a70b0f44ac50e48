import { expect, inject, test } from 'vitest';
import { admin, call, signedIn, someone, type SignedIn } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** Pays by UPI in the sandbox. */
async function pays(who: SignedIn, vpa: string, referralCode?: string): Promise<void> {
  const order = await call(
    url,
    'POST',
    '/api/payment/orders',
    { planType: 'basicPlan', referralCode },
    who.token,
  );
  const asked = { key_id: order.key, order_id: order.orderId, outcome: 'success', vpa };
  const paid = await call(url, 'POST', '/sandbox/razorpay/checkout/payments', asked);
  const report = {
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
    status: 'completed',
  };
  await call(url, 'PUT', `/api/payment/orders/${order.orderId}`, report, who.token);
}

test.each(usualScreens)(
  'a reward between two people who paid alike is held until an admin reverses it: on a %s',
  async (screen) => {
    const vpa = `payer.${screen}@okhdfc`;
    const tenzin = await signedIn(url, someone('Tenzin Dorji'));
    await pays(tenzin, vpa);
    const { referralCode } = (await call(url, 'GET', '/api/auth/session', undefined, tenzin.token))
      .profile;
    await pays(await signedIn(url, someone('Kabir Rao')), vpa, referralCode);

    const page = await openWindow({ screen, token: tenzin.token });
    await page.goto('/dashboard/profile');
    await page.getByText('Being checked').filter({ visible: true }).waitFor();

    const desk = await openWindow({ screen, token: (await admin(url)).token });
    await desk.goto('/admin/held-rewards');
    const card = desk.getByRole('listitem').filter({ hasText: tenzin.email });
    await card.getByText('Buyer and referrer paid with the same UPI address.').waitFor();
    await card.getByRole('button', { name: 'Reverse' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await dialog.getByText('Please give a reason').waitFor();
    await dialog.getByLabel('Reason').fill('Both accounts are yours.');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await toast(desk, 'Reward reversed');
    await expect.poll(() => card.count()).toBe(0);

    await page.reload();
    await page.getByText('Reversed. Both accounts are yours.').filter({ visible: true }).waitFor();
  },
);
