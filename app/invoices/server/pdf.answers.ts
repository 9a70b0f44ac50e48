import { canWrite } from '#app/platform/pdf.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { placeText } from '../gst.ts';
import { isRefund, originOf, type DocumentKind } from '../series.ts';
import type { DocumentRow } from './queries.ts';

export const money = (paise: number): string => `₹${indianNumber(rupeesOf(paise), 2)}`;

export function sellerLines({ facts: { seller, school } }: DocumentRow): string[] {
  if (!seller) return ['Seller', school];
  const { name, address, state, gstin } = seller;
  return [
    'Seller',
    name,
    address,
    placeText(state),
    gstin ? `GSTIN ${gstin}` : 'Not registered under GST',
  ];
}

/** What no font of ours can write would be empty boxes; the order leads to it. */
export function buyerLines({ buyer, facts: { placeOfSupply, order } }: DocumentRow): string[] {
  const { name, address } = buyer;
  return [
    'Buyer',
    canWrite(name) ? name : `The buyer of ${order.id}`,
    ...(address && canWrite(address) ? [address] : []),
    ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
    ...(placeOfSupply ? [`Place of supply: ${placeText(placeOfSupply)}`] : []),
  ];
}

export const totalNames: Record<DocumentKind, string> = {
  invoice: 'Paid',
  receipt: 'Paid',
  'credit-note': 'Refunded',
  'refund-note': 'Refunded',
  'debit-note': 'Not refunded after all',
  'reversal-note': 'Not refunded after all',
};

/** The tax is that of the whole line: rounded for each seat, it would not add up. */
export function quantityOf({ kind, total_paise: total, facts }: DocumentRow): string[] {
  const { ofPaise, order, sac } = facts;
  if (ofPaise !== undefined) return [`A part of the ${originOf(kind)}’s ${money(ofPaise)}`];
  if (order.seats === undefined) return [];
  const each = money(total / order.seats);
  return [`Quantity ${order.seats}, at ${each} each${sac ? ', including tax' : ''}`];
}

/** How a total was paid, or went back, if rewards were a part of it. */
export function waysOf({ kind, total_paise: total, facts: { rewardsPaise = 0 } }: DocumentRow) {
  if (rewardsPaise === 0) return [];
  const [byRewards, byGateway] = isRefund(kind)
    ? ['Returned as rewards', 'Returned to the account that paid']
    : ['Paid with rewards', 'Paid through the payment gateway'];
  return [
    [byRewards, rewardsPaise],
    [byGateway, total - rewardsPaise],
  ] as const;
}

export function footOf({ kind, facts: { seller } }: DocumentRow): string {
  if (kind === 'receipt')
    return `This is a receipt for a payment that we received. It is not a tax invoice${seller ? ': the seller is not registered under GST' : ''}.`;
  if (kind === 'refund-note') return 'This notes a refund. It is not a credit note under GST.';
  const failed = 'A refund that we noted has failed: this much of it did not go back.';
  if (kind === 'reversal-note') return `${failed} This is not a debit note under GST.`;
  const byLaw =
    'The price contains the tax. Reverse charge: no. Made by a computer, so it needs no signature.';
  return kind === 'debit-note' ? `${failed} ${byLaw}` : byLaw;
}
