import type { Expression, Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

export const insertAttribution = (row: Insertable<ReferralsTables['referral_attributions']>) =>
  db().insertInto('referral_attributions').values(row).execute();

/** The present code of whoever’s link this person opened before they signed up, while it counts. */
export const linkedCode = (uid: Expression<string>, now: Date) =>
  db()
    .selectFrom('referral_attributions as attribution')
    .innerJoin('referral_codes as code', (join) =>
      join.onRef('code.uid', '=', 'attribution.referrer_uid').on('code.freed_at', 'is', null),
    )
    .select('code.code')
    .where('attribution.uid', '=', uid)
    .where('attribution.valid_until', '>', now);

/** What somebody came with, for their own export; not who had sent them the link. */
export const attributionFacts = (uid: string) =>
  db()
    .selectFrom('referral_attributions')
    .select(['code', 'opened_at as openedAt', 'valid_until as validUntil'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Those of someone who leaves, on either side. */
export const deleteAttributionsOf = (uid: string) =>
  db()
    .deleteFrom('referral_attributions')
    .where((row) => row.or([row('uid', '=', uid), row('referrer_uid', '=', uid)]))
    .execute();

export const deleteEndedAttributions = (now: Date) =>
  db().deleteFrom('referral_attributions').where('valid_until', '<=', now).execute();
