import { sql, type Expression, type Insertable } from 'kysely';
import { beginningWith } from '#app/platform/containing.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate, lockNames } from '#app/platform/locks.ts';
import type { PromoCodesTable, ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

export interface OwnedCode {
  code: string;
  uid: string;
  freedAt: Date | null;
}

const codeColumns = ['code', 'uid', 'freed_at as freedAt'] as const;

/** The current or last owner of a code. */
export const codeByKey = (key: string): Promise<OwnedCode | undefined> =>
  db()
    .selectFrom('referral_codes')
    .select(codeColumns)
    .where('code_key', '=', key)
    .executeTakeFirst();

/** A person’s current code. */
const ownCode = (uid: string | Expression<string>) =>
  db().selectFrom('referral_codes').where('uid', '=', uid).where('freed_at', 'is', null);

export const codeOf = (uid: string): Promise<OwnedCode | undefined> =>
  ownCode(uid).select(codeColumns).executeTakeFirst();

/** Only the code, for a statement of another feature about this person. */
export const codeAlone = (uid: Expression<string>) => ownCode(uid).select('code');

/** The people whose code begins like this, in any spelling; for a statement of accounts. */
export const uidsByCode = (beginning: string) =>
  db()
    .selectFrom('referral_codes')
    .select('uid')
    .where('freed_at', 'is', null)
    .where('code_key', 'like', sql<string>`lower(${beginningWith(beginning)})`)
    .$asScalar();

/** Serialises the changes of one person’s codes. */
export const lockCodesOf = (uid: string) => lockNames(`referral code ${uid}`);

export const freeCodeOf = (uid: string, now: Date) =>
  db()
    .updateTable('referral_codes')
    .set({ freed_at: now })
    .where('uid', '=', uid)
    .where('freed_at', 'is', null)
    .execute();

/**
 * Gives the code to a person who has none; false when it belongs to someone else, or did after
 * `freeSince`. One statement: the primary key decides between concurrent tries.
 */
export async function takeCode(taken: {
  key: string;
  code: string;
  uid: string;
  now: Date;
  freeSince: Date;
}): Promise<boolean> {
  const row = await db()
    .insertInto('referral_codes')
    .values({ code_key: taken.key, code: taken.code, uid: taken.uid, taken_at: taken.now })
    .onConflict((conflict) =>
      conflict
        .column('code_key')
        .doUpdateSet({ code: taken.code, uid: taken.uid, taken_at: taken.now, freed_at: null })
        .where('referral_codes.freed_at', 'is not', null)
        .where((eb) =>
          eb('referral_codes.uid', '=', taken.uid).or(
            'referral_codes.freed_at',
            '<=',
            taken.freeSince,
          ),
        ),
    )
    .returning('code_key')
    .executeTakeFirst();
  return row !== undefined;
}

export const promoColumns = [
  'code_key as key',
  'code',
  'percent',
  'amount_paise as amountPaise',
  'plans',
  'least_price_paise as leastPricePaise',
  'first_purchase_only as firstPurchaseOnly',
  'valid_from as validFrom',
  'valid_until as validUntil',
  'most_uses as mostUses',
  'most_uses_each as mostUsesEach',
  'ended_at as endedAt',
] as const;

export const promoByKey = (key: string) =>
  db()
    .selectFrom('promo_codes')
    .select(promoColumns)
    .where('code_key', '=', key)
    .executeTakeFirst();

/** Does a promotion have this name, or does someone else have it, or did they after `freeSince`? */
export async function isTaken({
  key,
  uid,
  freeSince,
}: {
  key: string;
  uid: string;
  freeSince: Date;
}): Promise<boolean> {
  const { taken } = await db()
    .selectNoFrom((its) =>
      its
        .or([
          its.exists(its.selectFrom('promo_codes').select('code').where('code_key', '=', key)),
          its.exists(
            its
              .selectFrom('referral_codes')
              .select('code')
              .where('code_key', '=', key)
              .where('uid', '<>', uid)
              .where((code) =>
                code.or([code('freed_at', 'is', null), code('freed_at', '>', freeSince)]),
              ),
          ),
        ])
        .as('taken'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(taken);
}

/** Serialises reservations of a promo code, and changes to its name. */
export const lockPromo = (key: string) =>
  db()
    .selectFrom('promo_codes')
    .select('code_key')
    .where('code_key', '=', key)
    .$call(forUpdate)
    .execute();

/** Leaves an existing code unchanged; then returns nothing. */
export const insertPromo = (row: Insertable<PromoCodesTable>) =>
  db()
    .insertInto('promo_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_key')
    .executeTakeFirst();
