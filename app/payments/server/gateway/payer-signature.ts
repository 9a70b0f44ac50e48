import { createHmac, hkdfSync } from 'node:crypto';
import { payerSigns, type PayerEntity, type PayerSignKind } from '../../payer-signs.ts';
import type { GatewayPayment } from '../../payment-state.ts';

/** One sign of a payer, hashed with our key: it can be compared, but not read back. */
export interface PayerSign {
  kind: PayerSignKind;
  digest: string;
}

/** A payment from the gateway, with the payer's signs. */
export interface ToldPayment extends GatewayPayment {
  payer: readonly PayerSign[];
}

const keyBytes = 32;

/**
 * A separate key for the signs, derived from a secret of the installation, so that the database
 * alone reveals no phone number.
 */
export const payerKeyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'liftoff payer signs', keyBytes));

/** Phones and UPI addresses are hashed here, and go no further. */
export const payerDigests = (entity: PayerEntity, key: Buffer): PayerSign[] =>
  [...payerSigns(entity)].map(([kind, sign]) => ({
    kind,
    digest: createHmac('sha256', key).update(`${kind} ${sign}`).digest('base64url'),
  }));
