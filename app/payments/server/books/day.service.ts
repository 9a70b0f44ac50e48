import type { Context } from '#app/platform/context.ts';
import { log } from '#app/platform/log.ts';
import { dayMs } from '#app/shared/durations.ts';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import { differencesOf, notBooked, type Booked } from '../../book-difference.ts';
import { isCaptured } from '../../payment-state.ts';
import type { ToldPayment } from '../gateway/payer-signature.ts';
import { GatewayFailure, type ListedPage } from '../gateway/payment-gateway.ts';
import { compareWithGateway } from '../orders/gateway-facts.service.ts';
import { orderByGatewayId } from '../orders/queries.ts';
import { setup } from '../ports.ts';
import * as queries from './queries.ts';
import type { OurPayment } from './queries.ts';

/** The most that the gateway lists in one answer. */
const perPage = 100;

interface ComparedDay {
  sums: {
    captured_here_paise: number;
    captured_there_paise: number;
    refunded_here_paise: number;
    refunded_there_paise: number;
  };
  healed: number;
}

interface Day {
  /** In India. */
  day: string;
  /** The first day of the comparison. */
  firstDay: string;
  comparisonId: string;
}

/**
 * Compares the payments of one day: those that the gateway lists, those that only we have, and older
 * ones that were refunded on this day. A payment counts for the day on which the gateway made it.
 */
export async function compareDay(
  ctx: Context,
  { day, firstDay, comparisonId }: Day,
): Promise<ComparedDay> {
  const { gateway } = setup();
  const from = new Date(fromIndianTime(day));
  const span = { from, until: new Date(from.getTime() + dayMs) };
  const sums = {
    captured_here_paise: 0,
    captured_there_paise: 0,
    refunded_here_paise: 0,
    refunded_there_paise: 0,
  };
  let healed = 0;
  const seen = new Set<string>();

  async function compare(ours: OurPayment | undefined, theirs: ToldPayment | null) {
    const settled = await settle(ctx, ours, theirs);
    if (settled.healed) healed += 1;
    const here = bookedHere(settled.ours);
    const there = bookedThere(settled.theirs);
    const { id: paymentId, currency } = theirs ?? ours ?? { id: '', currency: 'INR' };
    for (const difference of differencesOf(here, there))
      await queries.saveDifference({
        ...difference,
        day,
        paymentId,
        currency,
        comparisonId,
        now: ctx.clock.now(),
      });
    return { here, there, currency };
  }

  function add({ here, there, currency }: Awaited<ReturnType<typeof compare>>): void {
    if (currency !== 'INR') return;
    sums.captured_here_paise += here.capturedPaise;
    sums.captured_there_paise += there.capturedPaise;
    sums.refunded_here_paise += here.refundedPaise;
    sums.refunded_there_paise += there.refundedPaise;
  }

  for await (const page of pages((after) =>
    gateway.paymentsIn({ ...span, after, count: perPage }),
  )) {
    const ours = await oursById(page.map(({ id }) => id));
    for (const theirs of page) {
      if (seen.has(theirs.id)) continue;
      seen.add(theirs.id);
      add(await compare(ours.get(theirs.id), theirs));
    }
  }
  for await (const page of capturesHere(span)) {
    for (const ours of page.filter(({ id }) => !seen.has(id)))
      // One that the gateway made on another day is listed there.
      if (!(await paymentThere(ours.id))) add(await compare(ours, null));
  }
  const before = new Date(fromIndianTime(firstDay));
  for await (const page of pages((after) =>
    gateway.refundedIn({ ...span, after, count: perPage }),
  )) {
    for (const ours of (await oursById([...new Set(page)])).values())
      // The payments of the compared days are compared there.
      if (ours.seenAt < before) await compare(ours, await paymentThere(ours.id));
  }
  return { sums, healed };
}

const bookedHere = (ours: OurPayment | undefined): Booked =>
  ours?.capturedAt
    ? { capturedPaise: ours.amountPaise, refundedPaise: ours.refundedPaise }
    : notBooked;

const bookedThere = (theirs: ToldPayment | null): Booked =>
  theirs && isCaptured(theirs)
    ? { capturedPaise: theirs.amountPaise, refundedPaise: theirs.refundedPaise }
    : notBooked;

const oursById = async (ids: readonly string[]) =>
  new Map((await queries.ourPayments(ids)).map((ours) => [ours.id, ours]));

/**
 * Where a payment of one of our orders differs, the order is compared with the gateway as the
 * reconciler does it, which applies what we have missed. Both sides are then read again.
 */
async function settle(
  ctx: Context,
  ours: OurPayment | undefined,
  theirs: ToldPayment | null,
): Promise<{ ours: OurPayment | undefined; theirs: ToldPayment | null; healed: boolean }> {
  const asFound = { ours, theirs, healed: false };
  const differ = (): boolean => differencesOf(bookedHere(ours), bookedThere(theirs)).length > 0;
  if (!differ()) return asFound;
  const orderId =
    ours?.orderId ?? (theirs?.orderId && (await orderByGatewayId(theirs.orderId))?.id);
  if (!orderId) return asFound;
  try {
    await compareWithGateway(ctx, orderId);
  } catch (failure) {
    if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
    log.warn(
      { order: orderId, reason: failure.message },
      'the gateway refused to tell of an order whose payment differs',
    );
    return asFound;
  }
  const id = ours?.id ?? theirs?.id ?? '';
  const after = { ours: (await oursById([id])).get(id), theirs: await paymentThere(id) };
  const left = differencesOf(bookedHere(after.ours), bookedThere(after.theirs));
  return { ...after, healed: left.length === 0 };
}

/** Null if the gateway has no such payment. */
async function paymentThere(id: string): Promise<ToldPayment | null> {
  try {
    return await setup().gateway.payment(id);
  } catch (failure) {
    if (failure instanceof GatewayFailure && failure.kind === 'refused') return null;
    throw failure;
  }
}

/** The pages of a list of the gateway. */
async function* pages<Item>(
  read: (after: string | undefined) => Promise<ListedPage<Item>>,
): AsyncGenerator<Item[]> {
  let after: string | undefined;
  do {
    const { items, next } = await read(after);
    if (items.length > 0) yield items;
    after = next ?? undefined;
  } while (after !== undefined);
}

async function* capturesHere(span: { from: Date; until: Date }): AsyncGenerator<OurPayment[]> {
  let page: OurPayment[] = [];
  do {
    page = await queries.capturedBetween(span, { after: page.at(-1), limit: perPage });
    yield page;
  } while (page.length === perPage);
}
