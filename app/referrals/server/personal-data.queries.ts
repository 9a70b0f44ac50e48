import { q } from '#app/platform/database.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

export const codeFacts = (uid: string) =>
  db()
    .selectFrom('referral_codes')
    .select(['code', 'taken_at as takenAt', 'freed_at as givenUpAt'])
    .where('uid', '=', uid)
    .orderBy('taken_at')
    .execute();

export const redemptionFacts = (uid: string) =>
  db()
    .selectFrom('code_redemptions')
    .select([
      'code',
      'discount_percent as discountPercent',
      'discount_paise as discountPaise',
      'reserved_at as reservedAt',
      'redeemed_at as redeemedAt',
    ])
    .where('uid', '=', uid)
    .orderBy('reserved_at')
    .execute();

/** The rewards for others' purchases, without the buyers' identities, which are theirs. */
export const rewardFacts = (uid: string) =>
  db()
    .selectFrom('reward_entries')
    .select(['kind', 'amount_paise as amountPaise', 'at'])
    .where('referrer_uid', '=', uid)
    .orderBy('at')
    .execute();
