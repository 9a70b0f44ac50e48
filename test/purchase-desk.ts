import { eventSignature } from '#app/payments/server/gateway/razorpay-signature.ts';
import type { SignedEvent } from '#app/payments/server/sandbox/webhook-gateway.ts';
import { fakeKeys, type FakeRazorpay } from './fakes/razorpay.ts';
import { asks as asksPayout, decides, exports } from './payouts.ts';
import type { TestApp } from './app.ts';
import type { SignedIn } from './people.ts';
import { asks, decide, refundOf } from './refunds.ts';

/** What an admin does while people buy, and what people ask of her. */
export class Desk {
  readonly #shop: TestApp;
  readonly #admin: () => SignedIn;
  readonly #requests: { id: string; amount: number }[] = [];
  #names = 0;

  constructor(shop: TestApp, admin: () => SignedIn) {
    this.#shop = shop;
    this.#admin = admin;
  }

  async asksRefund(who: SignedIn, orderId: string): Promise<void> {
    const { open, bill } = await refundOf(this.#shop, who, orderId);
    if (!open) return;
    const { amount } = bill;
    const { status, id } = await asks(this.#shop, who, orderId, amount);
    if (status === 201) this.#requests.push({ id, amount });
  }

  async approvesRefund(): Promise<void> {
    const request = this.#requests.shift();
    if (!request) return;
    const { id, amount } = request;
    await decide(this.#shop, this.#admin(), id, 'approval', { amount });
    await this.#shop.runJobs();
  }

  async changesPrice(pick: number): Promise<void> {
    const { token } = this.#admin();
    const plans = await this.#shop.call('GET', '/admin/plans', { token });
    const { type, version, formerPrice, onSale, place, features } = plans.body[pick % 2];
    await this.#shop.call('PUT', `/admin/plans/${type}`, {
      token,
      body: { version, price: (4000 + pick) * 100, formerPrice, onSale, place, features },
    });
  }

  renames({ uid, token }: SignedIn, pick: number) {
    this.#names += 1;
    const referralCode = pick % 2 === 0 ? 'TENZIN_BUILDS' : `TENZIN_${this.#names}`;
    return this.#shop.call('PUT', `/referral/update/${uid}`, { token, body: { referralCode } });
  }

  async handles({ uid }: SignedIn, how: 'disabling' | 'enabling'): Promise<void> {
    const { token } = this.#admin();
    const { status } = await this.#shop.call('POST', `/admin/members/${uid}/${how}`, {
      token,
      body: { reason: 'A test of the account' },
    });
    if (status !== 204) throw new Error(`${how} answered ${status}`);
  }

  async paysOut(who: SignedIn): Promise<void> {
    const { id } = await asksPayout(this.#shop, who);
    await exports(this.#shop, this.#admin());
    if (id) await decides(this.#shop, this.#admin(), id, { reference: 'UTR 1' });
  }
}

/** Somebody refunds a payment on the gateway's own dashboard; returns the events about it. */
export async function refundsAt(
  razorpay: FakeRazorpay,
  how: 'refund' | 'refundTwice' | 'partialRefund',
  { paymentId }: { paymentId: string },
): Promise<SignedEvent[]> {
  const body = how === 'partialRefund' ? { amount: 100_00 } : {};
  for (let times = how === 'refundTwice' ? 2 : 1; times > 0; times -= 1)
    await razorpay.call('POST', `/payments/${paymentId}/refund`, body);
  return razorpay.events.splice(0);
}

/** A refund of an order's payment that its bank has neither paid out nor refused. */
export async function pendingRefund({ childrenOf }: FakeRazorpay['store'], orderId: string) {
  const payments = await childrenOf('payment', orderId);
  const refunds = await Promise.all(payments.map(({ id }) => childrenOf('refund', id)));
  return refunds.flat().find(({ status }) => status === 'pending');
}

let told = 0;

/** What the gateway or a bank does to a payment of this order, and the events about it. */
export async function atGateway(
  razorpay: FakeRazorpay,
  what: 'capture' | 'lateAuthorise' | 'chargeBack' | 'failRefund',
  orderId: string,
): Promise<SignedEvent[]> {
  if (what === 'failRefund') {
    const refund = await pendingRefund(razorpay.store, orderId);
    if (refund) await razorpay.endRefund(refund.id, 'failed');
    return razorpay.events.splice(0);
  }
  const wanted = { capture: 'authorized', lateAuthorise: 'failed', chargeBack: 'captured' }[what];
  const payments = await razorpay.store.childrenOf('payment', orderId);
  const payment = payments.find(({ status }) => status === wanted);
  if (!payment) return [];
  if (what === 'capture') {
    const { amount, currency } = payment;
    await razorpay.call('POST', `/payments/${payment.id}/capture`, { amount, currency });
    return razorpay.events.splice(0);
  }
  if (what === 'lateAuthorise') {
    const late = { ...payment, status: 'authorized' as const };
    await razorpay.store.write('payment', late, orderId);
    return [signed('payment.authorized', { payment: late })];
  }
  const dispute = {
    id: `disp_${payment.id}`,
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
  };
  return ['created', 'lost'].map((news) => signed(`payment.dispute.${news}`, { payment, dispute }));
}

function signed(event: string, entities: Record<string, object>): SignedEvent {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  );
  const body = JSON.stringify({ event, account_id: 'acc_sandbox', payload });
  const signature = eventSignature(body, fakeKeys.webhookSecret);
  return { id: `evt_model_${(told += 1)}`, body, signature };
}
