import { randomBytes } from 'node:crypto';

export const sandboxId = (prefix: string): string => `${prefix}_${randomBytes(7).toString('hex')}`;

interface SandboxCard {
  id: string;
  entity: 'card';
  name: string;
  last4: string;
  network: string;
  type: string;
  issuer: string | null;
}

/** Who pays, and with what; by default with a card that nobody else has. */
export interface SandboxPayer {
  email?: string | null | undefined;
  contact?: string | null | undefined;
  /** Pays by UPI. */
  vpa?: string | null | undefined;
  card?: { network: string; type: string; issuer: string; last4: string } | undefined;
}

/** A payment's means, with Razorpay's names. */
export interface SandboxMeans {
  method: 'card' | 'upi';
  card_id: string | null;
  card?: SandboxCard | undefined;
  vpa: string | null;
}

/** As at the real gateway, the id of a card is new with each payment, but its look is not. */
export function meansOf({ vpa, card }: SandboxPayer): SandboxMeans {
  if (vpa) return { method: 'upi', card_id: null, vpa };
  const id = sandboxId('card');
  const look = card ?? { network: 'Visa', type: 'debit', issuer: sandboxId('bank'), last4: '1111' };
  return {
    method: 'card',
    card_id: id,
    card: { id, entity: 'card', name: '', ...look },
    vpa: null,
  };
}
