import type { Context } from '#app/platform/context.ts';
import { consume, forget, giveBack } from '#app/platform/limits.ts';
import { passwordMatches } from '#app/platform/password-hash.ts';
import { Problem, problemsOf } from '#app/shared/problem.ts';
import { signInProblems } from '../refusals.ts';
import { maxPasswordLength } from '../password-weakness.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(signInProblems);

/**
 * Two buckets, never one for the pair (reliability.md sections 1 and 5): the first stops spraying,
 * the second guessing.
 */
const failuresPerIp = { name: 'sign-in-ip', points: 100, per: 15 * 60 };
const failuresPerAccount = { name: 'sign-in-account', points: 10, per: 15 * 60, forgivable: true };
/** After this many in a row only a reset opens the account again. */
const failuresInARow = {
  name: 'sign-in-in-a-row',
  points: 100,
  per: 30 * 24 * 60 * 60,
  forgivable: true,
};

/**
 * Checks the password of the account at this address. Work and limits are the same whether the
 * account exists or not.
 * @throws {Problem} request/too-many, auth/password-reset-required
 */
export async function checkPassword(
  ctx: Context,
  email: string,
  password: string,
): Promise<{ user: Awaited<ReturnType<typeof queries.userWithPassword>>; matches: boolean }> {
  // Takes points before checking the password, so that parallel guesses can't slip through; the
  // right password gives them back.
  await consume(failuresPerIp, ctx.ip);
  await consume(failuresPerAccount, email);
  await consume(failuresInARow, email).catch((refusal: unknown) => {
    throw refusal instanceof Problem ? refuse('auth/password-reset-required') : refusal;
  });
  const user = await queries.userWithPassword(email);
  const possible = password.length <= maxPasswordLength;
  const matches = await passwordMatches(
    possible ? user?.password_hash : undefined,
    possible ? password : '',
  );
  if (matches) {
    await giveBack(failuresPerIp, ctx.ip);
    await forgiveFailures(email);
  }
  return { user, matches };
}

/** Clears the wrong passwords counted for an address: after the right one, or a reset. */
export async function forgiveFailures(email: string): Promise<void> {
  await forget(failuresPerAccount, email);
  await forget(failuresInARow, email);
}
