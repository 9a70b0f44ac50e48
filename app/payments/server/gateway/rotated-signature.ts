import type { RotatedSecret } from '#app/platform/payment-settings.ts';
import { dayMs, hourMs } from '#app/shared/durations.ts';
import { signaturesMatch } from './razorpay-signature.ts';

/** How far the clock of whoever wrote down the change may be ahead of ours. */
const aheadMs = hourMs;

/**
 * The secrets that a signature may be made with: the present one, and for a day after the change the
 * former one. An instant far ahead doesn't prolong that day: until then the former one counts for
 * nothing.
 */
function acceptedSecrets({ current, former }: RotatedSecret, now: Date): string[] {
  if (!former) return [current];
  const age = now.getTime() - former.changedAt.getTime();
  return age > -aheadMs && age < dayMs ? [current, former.secret] : [current];
}

/**
 * Is this a signature with the present secret, or still with the former one? `sign` makes the one that
 * is expected.
 */
export const isSignedWith = (
  secret: RotatedSecret,
  given: string | undefined,
  { now, sign }: { now: Date; sign: (secret: string) => string },
): boolean => acceptedSecrets(secret, now).some((each) => signaturesMatch(sign(each), given));

/** For what began at this instant: once the secret had changed, only the present one signs it. */
export const secretOfBegun = (
  { current, former }: RotatedSecret,
  begunAt: Date,
): RotatedSecret => ({
  current,
  former: former && begunAt < former.changedAt ? former : undefined,
});
