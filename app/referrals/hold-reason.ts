import type { PayerSignKind } from '#app/payments/payer-signs.ts';

const names: Record<PayerSignKind, string> = {
  'card-id': 'saved card',
  card: 'card',
  vpa: 'UPI address',
  contact: 'phone number',
  email: 'e-mail address',
};

const list = new Intl.ListFormat('en');

/** Why a reward is held, as text for an admin (reliability.md R1). */
export const holdReason = (shared: readonly PayerSignKind[]): string =>
  `Buyer and referrer paid with the same ${list.format(shared.map((kind) => names[kind]))}.`;
