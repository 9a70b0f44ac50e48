import { randomInt } from 'node:crypto';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { factorProblems } from '../contract.ts';
import {
  canonicalCode,
  groupedCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '../recovery-code.ts';
import { queueFactorMail } from './emails.tsx';
import { mayChangeFactors } from './service.ts';
import * as queries from './two-step.queries.ts';

const refuse = problemsOf(factorProblems);

const newCode = (): string =>
  Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');

/** New codes, to be shown once: only their hashes are stored. The previous ones become invalid. */
export async function replaceCodes(uid: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await queries.replaceRecoveryCodes(uid, codes.map(sha256));
  return codes.map(groupedCode);
}

export async function renewRecoveryCodes(ctx: Context<Actor>): Promise<string[]> {
  await mayChangeFactors(ctx);
  const { uid } = ctx.actor;
  return tx(async () => {
    if (!(await queries.lockTwoStepOf(uid))) throw refuse('factors/two-step-off');
    await queueFactorMail(ctx, uid, 'recovery-codes-renewed');
    return replaceCodes(uid);
  });
}

/**
 * Accepts a recovery code, once, inside the transaction of whatever it opens. A mail tells the
 * person how many are left.
 */
export async function spendRecoveryCode(
  ctx: Pick<Context, 'clock'>,
  uid: string,
  typed: string,
): Promise<void> {
  if (!(await queries.useRecoveryCode(uid, sha256(canonicalCode(typed)), ctx.clock.now())))
    throw refuse('auth/wrong-recovery-code');
  await queueFactorMail(ctx, uid, 'recovery-code-used', [
    ['Codes left', String(await queries.recoveryCodesLeft(uid))],
  ]);
}
