import type { PayerSignKind } from '../../payer-signs.ts';
import type { PayerSign } from '../gateway/payer-signature.ts';
import * as queries from './payers.queries.ts';

/**
 * Notes by what the payer of a captured payment can be known again; true when something of it is
 * new.
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
 * By what each of these people is known to have paid as this person did; someone who is not in it
 * shares nothing.
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
