import { createHmac, hkdfSync } from 'node:crypto';
import { payerSigns, type PayerEntity, type PayerSignKind } from '../../payer-signs.ts';
import type { GatewayPayment } from '../../payment-state.ts';

/** One sign of a payer, under our key: it can be compared, and not be read back. */
export interface PayerSign {
  kind: PayerSignKind;
  digest: string;
}

/** A payment as the gateway tells of it, with the signs of who paid. */
export interface ToldPayment extends GatewayPayment {
  payer: readonly PayerSign[];
}

const keyBytes = 32;

/**
 * A key of its own for the signs, made of a secret that the installation has: the database alone
 * gives no phone number away.
 */
export const payerKeyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'liftoff payer signs', keyBytes));

/** Phones and UPI addresses end here, at the door. */
export const payerDigests = (entity: PayerEntity, key: Buffer): PayerSign[] =>
  [...payerSigns(entity)].map(([kind, sign]) => ({
    kind,
    digest: createHmac('sha256', key).update(`${kind} ${sign}`).digest('base64url'),
  }));
