import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { consume, forget, giveBack } from '#app/platform/limits.ts';
import type { Proof } from '../contract.ts';
import { spendCode } from './authenticator.service.ts';
import { notePasskeyUse, verifyAssertion } from './passkeys.service.ts';
import { spendRecoveryCode } from './recovery-codes.service.ts';
import type { ChallengePurpose } from './tables.ts';

/**
 * Wrong codes of one account, from anywhere. Three codes of a million are valid at any moment: at
 * thirty tries a day guessing takes thirty years on average. Nobody is locked out for good.
 * Recovery codes and passkeys have their own counts, so that someone else's guessing does not block
 * them.
 */
const codesPerQuarter = { name: 'second-step-code', points: 5, per: 15 * 60, forgivable: true };
const codesPerDay = {
  name: 'second-step-code-day',
  points: 30,
  per: 24 * 60 * 60,
  forgivable: true,
};
const recoveryCodesPerQuarter = {
  name: 'recovery-code',
  points: 10,
  per: 15 * 60,
  forgivable: true,
};

/**
 * Runs `work` in the transaction that uses up the person's second factor; if the work fails, the
 * factor is not used up. `work` gets the passkey, if it was one.
 */
export async function withProof<T>(
  ctx: Context,
  {
    uid,
    proof,
    purpose,
    asker,
  }: { uid: string; proof: Proof; purpose: ChallengePurpose; asker: string },
  work: (passkeyId?: string) => Promise<T>,
): Promise<T> {
  if ('passkey' in proof) {
    const passkey = await verifyAssertion(ctx, proof.passkey, { purpose, asker, uid });
    return tx(async () => {
      await notePasskeyUse(ctx, passkey);
      return work(passkey.id);
    });
  }
  if ('recoveryCode' in proof) {
    await consume(recoveryCodesPerQuarter, uid);
    const result = await tx(async () => {
      await spendRecoveryCode(ctx, uid, proof.recoveryCode);
      return work();
    });
    await forget(recoveryCodesPerQuarter, uid);
    return result;
  }
  // Takes points first, so that parallel guesses can't slip through.
  await consume(codesPerQuarter, uid);
  await consume(codesPerDay, uid);
  const result = await tx(async () => {
    await spendCode(ctx, uid, proof.code);
    return work();
  });
  await forget(codesPerQuarter, uid);
  await giveBack(codesPerDay, uid);
  return result;
}
