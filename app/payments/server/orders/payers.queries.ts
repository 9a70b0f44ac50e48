import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import type { PayerSignKind } from '../../payer-signs.ts';
import type { PayerSign } from '../gateway/payer-signature.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

export const signsOf = (paymentId: string): Promise<PayerSign[]> =>
  db()
    .selectFrom('payer_signs')
    .select(['kind', 'digest'])
    .where('payment_id', '=', paymentId)
    .execute();

/**
 * Serialises payments that share a sign, in the same lock order everywhere, so that the later of
 * two sees the earlier.
 */
export const lockSigns = (digests: readonly string[]) =>
  lockNames(...digests.map((digest) => `payer ${digest}`));

export const insertSigns = (paymentId: string, signs: readonly PayerSign[]) =>
  db()
    .insertInto('payer_signs')
    .values(signs.map(({ kind, digest }) => ({ payment_id: paymentId, kind, digest })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/**
 * Which of these people have paid with something that this person has also paid with, and what it
 * was.
 */
export const sharedSigns = (
  uid: string,
  others: readonly string[],
): Promise<{ uid: string; kind: PayerSignKind }[]> =>
  db()
    .selectFrom('payer_signs as own')
    .innerJoin('payments as own_payment', 'own_payment.id', 'own.payment_id')
    .innerJoin('orders as own_order', 'own_order.id', 'own_payment.order_id')
    .innerJoin('payer_signs as alike', 'alike.digest', 'own.digest')
    .innerJoin('payments as payment', 'payment.id', 'alike.payment_id')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['orders.uid', 'own.kind'])
    .distinct()
    .where('own_order.uid', '=', uid)
    .where('orders.uid', 'in', [...others])
    .orderBy('own.kind')
    .execute();
