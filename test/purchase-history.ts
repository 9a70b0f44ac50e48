import type { PlanType } from '#app/memberships/plans.ts';
import type { OfferAnswer } from '#app/payments/contract.ts';
import { reconcileNow } from '#app/payments/server/orders/reconcile.service.ts';
import type { SignedEvent } from '#app/payments/server/sandbox/webhook-gateway.ts';
import { systemContext } from '#app/platform/context.ts';
import type { Reply, TestApp } from './app.ts';
import { signIn, type SignedIn } from './people.ts';
import { cancels } from './purchase-cancellations.ts';
import { Desk } from './purchase-desk.ts';
import type { Step } from './purchase-steps.ts';
import { Seats } from './purchase-seats.ts';
import { answered, type Payment, type Till } from './purchase-tills.ts';

export interface Cast {
  buyers: readonly SignedIn[];
  /** Whose code the buyers use. */
  tenzin: SignedIn;
  admin: SignedIn;
}

/** All the rewards that an offer takes. */
function all({ price, rewards }: OfferAnswer) {
  const used = Math.min(rewards, price - 1);
  return used > 0 ? { used, toPay: price - used } : null;
}

/**
 * The history of two buyers and their referrer beside the product: the orders, payments and events
 * to choose from.
 */
export class History {
  readonly orders: string[] = [];
  readonly buyerOf = new Map<string, SignedIn>();
  readonly firstShown = new Map<string, OfferAnswer>();
  readonly payments: Payment[] = [];
  readonly waiting: SignedEvent[] = [];
  readonly delivered: SignedEvent[] = [];
  readonly till: Till;
  readonly shop: TestApp;
  buyers: readonly SignedIn[];
  tenzin: SignedIn;
  admin: SignedIn;
  readonly #desk: Desk;
  readonly #seats: Seats;
  #tenzinIsDisabled = false;

  constructor(till: Till, people: Cast) {
    this.till = till;
    this.shop = till.shop;
    this.buyers = people.buyers;
    this.tenzin = people.tenzin;
    this.admin = people.admin;
    this.#desk = new Desk(till.shop, () => this.admin);
    this.#seats = new Seats(till.shop);
  }

  async take(step: Step): Promise<void> {
    const { shop, till } = this;
    const chosen = <T>(list: readonly T[]): T | undefined =>
      'pick' in step ? list[step.pick % Math.max(list.length, 1)] : undefined;
    switch (step.do) {
      case 'order': {
        const who = this.buyers[step.who] ?? this.tenzin;
        return this.order(who, { planType: step.plan, referralCode: step.code }, step.stale);
      }
      case 'pay': {
        const orderId = chosen(this.orders);
        const paid = orderId && (await till.pay(orderId, step.outcome, step.payer));
        if (paid) this.payments.push(paid);
        this.waiting.push(...till.news());
        return;
      }
      case 'deliver':
      case 'lose': {
        const event = chosen(this.waiting);
        if (!event) return;
        this.waiting.splice(this.waiting.indexOf(event), 1);
        if (step.do === 'lose') return;
        this.delivered.push(event);
        answered(await till.deliver(event), 200);
        return;
      }
      case 'deliverAgain': {
        const event = chosen(this.delivered);
        if (event) answered(await till.deliver(event), 200);
        return;
      }
      case 'confirm':
      case 'dismiss':
      case 'forge':
      case 'reportForeign': {
        const payment = chosen(this.payments);
        if (payment) await this.report(step.do, payment);
        return;
      }
      case 'refund':
      case 'refundTwice':
      case 'partialRefund': {
        const payment = chosen(this.payments);
        if (payment) await till.refund(step.do, payment);
        return void this.waiting.push(...till.news());
      }
      case 'capture':
      case 'lateAuthorise':
      case 'chargeBack':
      case 'failRefund': {
        const orderId = chosen(this.orders);
        if (orderId) this.waiting.push(...(await till.atBank(step.do, orderId)));
        return;
      }
      case 'forgeEvent': {
        const event = chosen(this.waiting);
        const forged = event && (await till.forge(event));
        if (forged) answered(forged, 401);
        return;
      }
      case 'askRefund':
      case 'cancel': {
        const orderId = chosen(this.orders);
        const who = orderId && this.buyerOf.get(orderId);
        if (!orderId || !who || this.isOut(who)) return;
        if (step.do === 'askRefund') return this.#desk.asksRefund(this.now(who), orderId);
        await cancels(till, this.now(who), orderId);
        return void this.waiting.push(...till.news());
      }
      case 'buySeats': {
        const who = this.buyers[step.who] ?? this.tenzin;
        return this.placed(who, await this.#seats.orders(who, step));
      }
      case 'redeem':
      case 'redeemTwice': {
        const code = chosen(await this.#seats.codes(this.buyers));
        if (code) await this.#seats.redeem(step.do === 'redeem' ? step.by : 2, this.buyers, code);
        return;
      }
      case 'approveRefund':
        return this.#desk.approvesRefund();
      case 'changePrice':
        return this.#desk.changesPrice(step.pick);
      case 'renameCode':
        return void (this.#tenzinIsDisabled || (await this.#desk.renames(this.tenzin, step.pick)));
      case 'disable':
        return this.disable();
      case 'payOut':
        return void (this.#tenzinIsDisabled || (await this.#desk.paysOut(this.tenzin)));
      case 'orderTwice': {
        const who = this.buyers[step.who] ?? this.tenzin;
        const asked = { planType: 'basicPlan' as const };
        await Promise.all([this.order(who, asked), this.order(who, asked)]);
        return;
      }
      case 'referrerOrders':
        if (this.#tenzinIsDisabled) return;
        return this.order(this.tenzin, { planType: step.plan }, false, step.rewards);
      case 'reconcile':
        return this.reconcile();
      case 'wait':
        shop.clock.advance({ minutes: step.minutes });
        if (step.minutes >= 24 * 60) await this.signIn();
    }
  }

  async order(
    who: SignedIn,
    asked: { planType: PlanType; referralCode?: string | undefined },
    stale = false,
    withRewards = false,
  ): Promise<void> {
    const { shop, firstShown } = this;
    const { body: offers } = await shop.call('GET', '/payment/offers', { token: who.token });
    const offer = offers.find((each: OfferAnswer) => each.planType === asked.planType);
    const key = `${who.uid} ${asked.planType}`;
    const shown = (stale && firstShown.get(key)) || offer;
    if (!firstShown.has(key)) firstShown.set(key, offer);
    const reply = await shop.call('POST', '/payment/orders', {
      token: who.token,
      body: { ...asked, shown: shown.kind && shown, rewards: withRewards ? all(shown) : null },
    });
    this.placed(who, reply);
  }

  /** The order of this person, if it could be placed. */
  placed(who: SignedIn, { status, body }: Reply): void {
    this.waiting.push(...this.till.news());
    if (status !== 201) return;
    this.orders.push(body.orderId as string);
    this.buyerOf.set(body.orderId as string, who);
  }

  async report(
    how: 'confirm' | 'dismiss' | 'forge' | 'reportForeign',
    payment: Payment,
  ): Promise<void> {
    const { shop, till } = this;
    const { orderId, paymentId } = payment;
    const owner = this.buyerOf.get(orderId) ?? this.tenzin;
    if (this.isOut(owner)) return;
    const who = this.now(owner);
    const other = this.buyers.find(({ uid }) => uid !== who.uid);
    const report = (body: object) =>
      shop.call('PUT', `/payment/orders/${orderId}`, { token: who.token, body });
    if (how === 'reportForeign' && other) answered((await till.confirm(other, payment))[0], 404);
    if (how === 'confirm') answered(...(await till.confirm(who, payment)));
    if (how === 'dismiss') await report({ paymentId: 'cancelled', status: 'failed' });
    if (how === 'forge')
      answered(await report({ paymentId, signature: '0'.repeat(64), status: 'completed' }), 400);
  }

  /** The same person with the session that she has now. */
  now = (who: SignedIn): SignedIn =>
    [...this.buyers, this.tenzin].find(({ uid }) => uid === who.uid) ?? who;

  isOut = ({ uid }: SignedIn): boolean => this.#tenzinIsDisabled && uid === this.tenzin.uid;

  /** Sessions end after a time; everybody signs out of the old one and in again. */
  async signIn(): Promise<void> {
    const again = async (who: SignedIn) => ({ ...who, ...(await signIn(this.shop, who)) });
    this.buyers = await Promise.all(this.buyers.map(again));
    this.admin = await again(this.admin);
    if (!this.#tenzinIsDisabled) this.tenzin = await again(this.tenzin);
  }

  /** Closes Tenzin's account, or opens it again. */
  async disable(): Promise<void> {
    const how = this.#tenzinIsDisabled ? 'enabling' : 'disabling';
    await this.#desk.handles(this.tenzin, how);
    this.#tenzinIsDisabled = !this.#tenzinIsDisabled;
    if (!this.#tenzinIsDisabled)
      this.tenzin = { ...this.tenzin, ...(await signIn(this.shop, this.tenzin)) };
  }

  async ordersYoungerThan(hours: number): Promise<string[]> {
    if (this.#tenzinIsDisabled) await this.disable();
    await this.signIn();
    const { shop, buyers, tenzin } = this;
    const lists = await Promise.all(
      [...buyers, tenzin].map(({ token }) => shop.call('GET', '/payment/orders', { token })),
    );
    const now = shop.clock.now().getTime();
    return lists
      .flatMap(({ body }) => body as { orderId: string; createdAt: string }[])
      .filter(({ createdAt }) => now - Date.parse(createdAt) < hours * 3_600_000)
      .map(({ orderId }) => orderId);
  }

  async reconcile(): Promise<void> {
    await reconcileNow(systemContext(this.shop.clock, 'test'));
    this.waiting.push(...this.till.news());
  }
}
