import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { ordersWithRewards, payable } from '#test/payouts.ts';
import type { SignedIn } from '#test/people.ts';
import type { Shop } from '#test/purchases.ts';
import { refund } from '#test/referring.ts';
import type { IssuedDocument } from '../contract.ts';

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = document.getPage(0).getText();
  document.destroy();
  library.destroy();
  return text.replaceAll(/\s+/g, ' ');
}

/** The words on each paper of an order, oldest first. */
async function papersOf(shop: Shop, { token }: Pick<SignedIn, 'token'>, orderId: string) {
  const { body } = await shop.call('GET', `/documents/of-order/${orderId}`, { token });
  return Promise.all(
    (body as IssuedDocument[]).map(async ({ id }) =>
      textOf((await shop.call('GET', `/documents/${id}`, { token })).bytes),
    ),
  );
}

test('a paper says what rewards paid of its total, and what came back as rewards', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  const paid = await shop.pay(orderId);
  await shop.confirm(tenzin, orderId, paid);
  const [receipt = '', ...none] = await papersOf(shop, tenzin, orderId);
  expect(none).toEqual([]);
  expect(receipt).toContain(
    'Paid ₹5,000.00 Paid with rewards ₹1,800.00 Paid through the payment gateway ₹3,200.00',
  );
  await refund(shop, paid);
  const [, note = ''] = await papersOf(shop, tenzin, orderId);
  expect(note).toContain(
    'Refunded ₹5,000.00 Returned as rewards ₹1,800.00 Returned to the account that paid ₹3,200.00',
  );
});

test('the note of a part says of what, and rewards come back with the rest', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  const paid = await shop.pay(orderId);
  await shop.confirm(tenzin, orderId, paid);
  for (const body of [{ amount: 100_000 }, {}]) {
    await shop.razorpay.call('POST', `/payments/${paid.paymentId}/refund`, body);
    await shop.deliverAll();
  }
  const [, part = '', rest = ''] = await papersOf(shop, tenzin, orderId);
  expect(part).toContain('A part of the receipt’s ₹5,000.00 Order');
  expect(part).toContain('Refunded ₹1,000.00');
  expect(part).not.toContain('rewards');
  expect(rest).toContain(
    'Refunded ₹4,000.00 Returned as rewards ₹1,800.00 Returned to the account that paid ₹2,200.00',
  );
  expect(await shop.faults()).toEqual([]);
});

test('a paper of an order without rewards does not mention any', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await shop.order(tenzin);
  await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  const [receipt = ''] = await papersOf(shop, tenzin, orderId);
  expect(receipt).toContain('Paid ₹5,000.00');
  expect(receipt).not.toMatch(/rewards|gateway/);
});

test.for([
  ['Ångström & Sons™', 'Buyer Ångström & Sons™ 12 Ferry Road'],
  ['கவிதா ராமன்', 'Buyer The buyer of order_'],
])('a paper for %s has no empty boxes in place of letters', async ([name, shown]) => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { token } = tenzin;
  const details = { name, address: '12 Ferry Road', state: null, gstin: null };
  await shop.call('PUT', '/billing-details', { token, body: details });
  const { orderId } = await shop.order(tenzin);
  await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  expect((await papersOf(shop, tenzin, orderId))[0]).toContain(shown);
});
