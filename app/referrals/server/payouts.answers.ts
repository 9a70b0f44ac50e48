import { rupeesOf } from '#app/shared/money.ts';
import type { Cell } from '#app/platform/csv.ts';
import type { LedgerEntry, Payout } from '../payouts.contract.ts';
import type { PayoutDetails } from '../payout-details.ts';
import type { LedgerState } from '../payout-state.ts';
import { nameForOthers } from './service.ts';

interface ShownPayout {
  id: string;
  state: Payout['state'];
  amountPaise: number;
  to: string;
  requestedAt: Date | string;
  sentAt: Date | string | null;
  decidedAt: Date | string | null;
  reference: string | null;
  reason: string | null;
}

const iso = (instant: Date | string): string => new Date(instant).toISOString();
const isoOrNull = (instant: Date | string | null): string | null => instant && iso(instant);

export const payoutAnswer = (row: ShownPayout): Payout => ({
  id: row.id,
  state: row.state,
  amount: row.amountPaise,
  to: row.to,
  requestedAt: iso(row.requestedAt),
  sentAt: isoOrNull(row.sentAt),
  decidedAt: isoOrNull(row.decidedAt),
  reference: row.reference,
  reason: row.reason,
});

interface LedgerRow {
  id: string;
  name: string | null;
  isOrder: boolean;
  state: LedgerState;
  amountPaise: number;
  at: string;
  earnedAt: string | null;
  payableAt: string | null;
  decidedAt: string | null;
  requestedAt: string | null;
  reference: string | null;
  reversedBecause: string | null;
  reversedAt: string | null;
  heldAt: string | null;
  releasedAt: string | null;
}

export const ledgerAnswer = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  name: row.isOrder ? null : nameForOthers(row.name ?? ''),
  state: row.state,
  amount: row.amountPaise,
  earnedAt: iso(row.earnedAt ?? row.at),
  at: iso(since(row) ?? row.at),
  reason: reasonOf(row),
});

function since(row: LedgerRow): Date | string | null {
  const { payableAt, releasedAt } = row;
  switch (row.state) {
    case 'pending':
      return payableAt;
    case 'payable':
      return releasedAt && payableAt && new Date(releasedAt) > new Date(payableAt)
        ? releasedAt
        : payableAt;
    case 'held':
      return row.heldAt;
    case 'requested':
      return row.requestedAt;
    case 'paid':
    case 'deducted':
      return row.decidedAt;
    case 'used':
    case 'returned':
      return row.at;
    default:
      return row.reversedAt;
  }
}

function reasonOf({ state, reference, reversedBecause }: LedgerRow): string | null {
  if (state === 'paid' || state === 'deducted') return reference;
  return state === 'reversed' || state === 'clawed-back' ? reversedBecause : null;
}

export const bankColumns = [
  'Payout',
  'Name',
  'UPI ID',
  'Account number',
  'IFSC',
  'Amount (INR)',
  'Requested',
];

/** One payout as the bank needs it. */
export const bankCells = (
  row: { id: string; name: string | null; amountPaise: number; requestedAt: Date },
  details: PayoutDetails,
): Cell[] => [
  row.id,
  details.way === 'bank' ? details.holder : row.name,
  details.way === 'upi' ? details.upiId : null,
  details.way === 'bank' ? details.account : null,
  details.way === 'bank' ? details.ifsc : null,
  rupeesOf(row.amountPaise),
  row.requestedAt.toISOString(),
];
