import type { Context } from '#app/platform/context.ts';
import { isUniqueViolation, tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { canonicalEmail } from '../email-address.ts';
import {
  emailChangeProblems,
  signInProblems,
  signUpProblems,
  verificationProblems,
} from '../refusals.ts';
import { voidCodesOf } from './codes.queries.ts';
import { checkPassword } from './password-check.service.ts';
import * as queries from './queries.ts';
import { linksPerAddress, mailVerificationLink } from './sign-up.service.ts';

const refuse = problemsOf({
  ...signInProblems,
  ...signUpProblems,
  ...verificationProblems,
  ...emailChangeProblems,
});

/**
 * Corrects an account's address that was mistyped at sign-up. Nobody is signed in before an address
 * is verified, so the password is the proof; wrong ones count as failed sign-ins. Links mailed to
 * the earlier address become invalid.
 */
export async function correctEmail(
  ctx: Context,
  asked: { email: string; password: string; newEmail: string; referralCode?: string },
): Promise<void> {
  const { email: typed, password, referralCode } = asked;
  const newEmail = canonicalEmail(asked.newEmail);
  if (!newEmail)
    throw refuse('auth/invalid-email', {
      fields: { newEmail: signUpProblems['auth/invalid-email'][1] },
    });
  const { user, matches } = await checkPassword(ctx, canonicalEmail(typed) ?? typed, password);
  if (!user || !matches) throw refuse('auth/invalid-credentials');
  if (user.is_disabled) throw refuse('auth/account-disabled');
  if (user.email === newEmail)
    throw refuse('account/same-email', {
      fields: { newEmail: emailChangeProblems['account/same-email'][1] },
    });
  await consume(linksPerAddress, newEmail);
  try {
    await tx(async () => {
      const now = ctx.clock.now();
      if (!(await queries.lockPassword(user.uid, user.password_hash)))
        throw refuse('auth/invalid-credentials');
      // Read under the lock: a link may have been followed, or another correction made, a moment
      // ago.
      const held = await queries.userByUid(user.uid);
      if (held?.email_verified_at) throw refuse('auth/email-already-verified');
      if (held?.email !== user.email) throw refuse('auth/invalid-credentials');
      await queries.correctEmail(user.uid, newEmail);
      await voidCodesOf(user.uid, 'reset-password', now);
      await mailVerificationLink(ctx, { uid: user.uid, email: newEmail, referralCode }, newId());
    });
  } catch (failure) {
    if (isUniqueViolation(failure))
      throw refuse('auth/email-already-exists', {
        fields: { newEmail: signUpProblems['auth/email-already-exists'][1] },
      });
    throw failure;
  }
}
