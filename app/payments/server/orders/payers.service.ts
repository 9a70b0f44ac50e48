import type { PayerSignKind } from '../../payer-signs.ts';
import type { PayerSign } from '../gateway/payer-signature.ts';
import * as queries from './payers.queries.ts';

/**
 * Stores the fingerprints of the payer of a captured payment. True when one of them is new.
 */
export async function notePayer(paymentId: string, signs: readonly PayerSign[]): Promise<boolean> {
  const known = new Set((await queries.signsOf(paymentId)).map(({ kind }) => kind));
  const fresh = signs.filter(({ kind }) => !known.has(kind));
  if (fresh.length === 0) return false;
  await queries.lockSigns(fresh.map(({ digest }) => digest));
  await queries.insertSigns(paymentId, fresh);
  return true;
}

/**
 * Which fingerprints each of these people shares with this person. People who share none are left
 * out.
 */
export async function sharedPayerSigns(
  uid: string,
  others: readonly string[],
): Promise<Map<string, PayerSignKind[]>> {
  const shared = others.length > 0 ? await queries.sharedSigns(uid, others) : [];
  return new Map(
    [...Map.groupBy(shared, (sign) => sign.uid)].map(([other, signs]) => [
      other,
      signs.map(({ kind }) => kind),
    ]),
  );
}
