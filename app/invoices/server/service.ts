import { formerMember, personOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import type { PaidOrder } from '#app/payments/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { brand } from '#app/shared/brand.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { invoiceActions } from '../actions.ts';
import {
  invoiceProblems,
  type BillingDetails,
  type IssuedDocument,
  type Seller,
  type SellerSetting,
} from '../contract.ts';
import { placeOfSupplyTo } from '../gst.ts';
import { notesAbout, numberIn, originOf, seriesOf, type DocumentKind } from '../series.ts';
import { amountsOf, negative, partOf, withoutNoted } from './amounts.answers.ts';
import { taxIn } from '../tax.ts';
import * as queries from './queries.ts';
import type { DocumentBuyer, DocumentFacts } from './tables.ts';

const refuse = problemsOf(invoiceProblems);
const record = recorderOf(invoiceActions);

/**
 * Issues the invoice of a paid order, in the transaction that makes it paid; without a GSTIN a
 * receipt.
 */
export async function issueInvoice(ctx: Context, order: PaidOrder): Promise<void> {
  const [seller, details, person] = [
    await queries.newestSeller(),
    await queries.billingDetailsOf(order.uid),
    await personOf(order.uid),
  ];
  const placeOfSupply = placeOfSupplyTo(details, seller);
  const taxed = seller?.gstin
    ? taxIn(order.amountPaise, seller.ratePercent, { withinState: placeOfSupply === seller.state })
    : taxIn(order.amountPaise, 0, { withinState: false });
  const facts: DocumentFacts = {
    seller: seller ? partyOf(seller) : null,
    school: brand.name,
    placeOfSupply,
    sac: seller?.gstin ? seller.sac : null,
    ratePercent: seller?.gstin ? seller.ratePercent : null,
    ...(order.rewardsPaise > 0 && { rewardsPaise: order.rewardsPaise }),
    order: {
      id: order.gatewayOrderId ?? order.orderId,
      planType: order.planType,
      kind: order.kind,
      ...(order.seats !== null && { seats: order.seats }),
      startsAt: order.startsAt.toISOString(),
      endsAt: order.endsAt?.toISOString() ?? null,
    },
  };
  const buyer: DocumentBuyer = {
    name: details?.name ?? person?.displayName ?? formerMember,
    address: details?.address ?? null,
    gstin: details?.gstin ?? null,
  };
  await issue(ctx, seller?.gstin ? 'invoice' : 'receipt', {
    order_id: order.orderId,
    uid: order.uid,
    about: null,
    total_paise: order.amountPaise,
    taxable_paise: taxed.taxablePaise,
    cgst_paise: taxed.cgstPaise,
    sgst_paise: taxed.sgstPaise,
    igst_paise: taxed.igstPaise,
    facts: JSON.stringify(facts),
    buyer: JSON.stringify(buyer),
  });
}

/**
 * Issues the credit note of a refund in its transaction, in the words of the invoice. It covers all
 * that earlier notes have not: of the whole invoice or, with `refundedPaise`, of what has gone back.
 * If notes are over more than that, because a refund failed, it is a debit note over the difference.
 * Nothing for an order from before there were invoices.
 */
export async function issueRefundNote(
  ctx: Context,
  { orderId, refundedPaise }: { orderId: string; refundedPaise?: number },
): Promise<void> {
  const paper = await queries.documentOfOrder(orderId, ['invoice', 'receipt']);
  if (!paper) return;
  const { id: _id, number, kind, series: _s, serial: _n, issued_at: _at, ...same } = paper;
  const goneBack = refundedPaise === undefined ? amountsOf(paper) : partOf(paper, refundedPaise);
  const missing = withoutNoted(goneBack, await queries.sumsOfNotes(number));
  if (missing.total_paise === 0) return;
  const [turn, amounts] =
    missing.total_paise > 0
      ? (['back', missing] as const)
      : (['notBack', negative(missing)] as const);
  const { rewardsPaise, ...facts } = same.facts;
  await issue(ctx, notesAbout[originOf(kind)][turn], {
    ...same,
    ...amounts,
    about: number,
    facts: JSON.stringify({
      ...facts,
      // Rewards go back with the rest.
      ...(rewardsPaise && refundedPaise === undefined && { rewardsPaise }),
      ...(amounts.total_paise < paper.total_paise && { ofPaise: paper.total_paise }),
    }),
    buyer: JSON.stringify(same.buyer),
  });
}

async function issue(
  ctx: Context,
  kind: DocumentKind,
  content: Omit<
    Parameters<typeof queries.insertDocument>[0],
    'id' | 'number' | 'kind' | 'series' | 'serial' | 'issued_at'
  >,
): Promise<void> {
  const now = ctx.clock.now();
  const series = seriesOf(kind, now);
  const serial = await queries.nextSerial(series);
  const number = numberIn(series, serial);
  await queries.insertDocument({
    ...content,
    id: newId(),
    kind,
    series,
    serial,
    number,
    issued_at: now,
  });
}

const partyOf = ({ name, address, state, gstin }: Seller) => ({ name, address, state, gstin });

const seesAll = ({ role, roles }: Actor): boolean => role === 'admin' || roles.includes('finance');

/** The documents of an order of the caller's; of any order for finance. */
export async function documentsOfOrder(
  { actor }: Context<Actor>,
  orderId: string,
): Promise<IssuedDocument[]> {
  const found = await queries.documentsOfOrder(orderId);
  return found
    .filter(({ uid }) => uid === actor.uid || seesAll(actor))
    .map(({ uid: _uid, issuedAt, ...row }) => ({ ...row, issuedAt: issuedAt.toISOString() }));
}

/** One of the caller's documents; any for finance. @throws {Problem} invoices/not-found */
export async function documentFor({ actor }: Context<Actor>, id: string) {
  const found = await queries.documentById(id);
  if (!found || !(found.uid === actor.uid || seesAll(actor))) throw refuse('invoices/not-found');
  return found;
}

/** The seller on the next document. */
export async function sellerSetting(): Promise<SellerSetting> {
  const found = await queries.newestSeller();
  if (!found) return null;
  const { since, ...seller } = found;
  return { seller, since: since.toISOString() };
}

/** True until an admin has said who sells. */
export const isSellerMissing = () => queries.noSeller();

/** Applies at once in all processes, because it is read with each document. */
export const setSeller = (ctx: Context<Actor>, seller: Seller): Promise<void> =>
  tx(async () => {
    await queries.insertSeller({ id: newId(), now: ctx.clock.now(), by: ctx.actor.uid, seller });
    await record(ctx, {
      action: 'seller/change',
      subject: { kind: 'setting', id: 'seller' },
      details: {
        state: seller.state,
        gstin: seller.gstin,
        sac: seller.sac,
        rate: seller.ratePercent,
      },
    });
  });

/** What the caller wants on the next document. */
export const ownBillingDetails = async ({
  actor,
}: Context<Actor>): Promise<BillingDetails | null> =>
  (await queries.billingDetailsOf(actor.uid)) ?? null;

export const setBillingDetails = (
  { actor, clock }: Context<Actor>,
  details: BillingDetails,
): Promise<unknown> => queries.saveBillingDetails(actor.uid, details, clock.now());
