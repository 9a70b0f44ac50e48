import type { Context } from '#app/platform/context.ts';
import { newSecret, sha256 } from '#app/platform/ids.ts';
import { dayMs, hourMs } from '#app/shared/durations.ts';
import * as codes from './codes.queries.ts';
import { type Person, personOf } from './people.service.ts';
import { settings } from './ports.ts';
import type { CodePurpose } from './tables.ts';

const lifetimeMs: Readonly<Record<CodePurpose, number>> = {
  'verify-email': dayMs,
  'reset-password': hourMs,
};

/**
 * Makes the code for a mailed link, and invalidates older ones of the same purpose. Only the hash
 * is stored.
 */
export async function issueCode(
  { clock }: Pick<Context, 'clock'>,
  { uid, purpose }: { uid: string; purpose: CodePurpose },
): Promise<string> {
  const now = clock.now();
  const code = newSecret();
  await codes.voidCodesOf(uid, purpose, now);
  await codes.insertCode({
    codeHash: sha256(code),
    uid,
    purpose,
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
  });
  return code;
}

/** The state of a code right now; `live` doesn't promise that `useCode` will still find it so. */
export async function codeState(
  { clock }: Pick<Context, 'clock'>,
  code: string,
  purpose: CodePurpose,
): Promise<'live' | 'expired' | 'already-verified' | 'invalid'> {
  const row = await codes.codeByHash(sha256(code), purpose);
  if (!row) return 'invalid';
  if (purpose === 'verify-email' && row.email_verified_at) return 'already-verified';
  if (row.used_at || row.voided_at) return 'invalid';
  return row.expires_at > clock.now() ? 'live' : 'expired';
}

/** The owner of a code, live or not. */
export async function ownerOfCode(code: string, purpose: CodePurpose): Promise<Person | null> {
  const row = await codes.codeByHash(sha256(code), purpose);
  return row ? personOf(row.uid) : null;
}

const purposes = { resetPassword: 'reset-password', verifyEmail: 'verify-email' } as const;

/** Checks whether the code of a mailed link would be accepted now, without using it up. */
export const isLive = async (
  ctx: Pick<Context, 'clock'>,
  { oobCode, mode }: { oobCode: string; mode: keyof typeof purposes },
) => (await codeState(ctx, oobCode, purposes[mode])) === 'live';

/** Uses up a live code: the uid for exactly one caller, undefined for all others. */
export const useCode = async (
  { clock }: Pick<Context, 'clock'>,
  code: string,
  purpose: CodePurpose,
): Promise<string | undefined> => (await codes.useCode(sha256(code), purpose, clock.now()))?.uid;

/**
 * The link that carries a code, and the other values that its page needs; its host comes only from
 * the configuration.
 */
export const mailedLink = (
  path: '/verify-email' | '/reset-password' | '/confirm-email-change',
  mode: 'verifyEmail' | 'resetPassword' | 'changeEmail',
  oobCode: string,
  email: string,
  besides: Readonly<Record<string, string>> = {},
): string =>
  `${settings().appUrl}${path}?${new URLSearchParams({ mode, oobCode, email, ...besides })}`;
