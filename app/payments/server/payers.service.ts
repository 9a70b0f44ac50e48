import type { PayerSign } from './payer-signature.ts';
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
