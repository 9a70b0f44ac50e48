import { sql, type Expression } from 'kysely';
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

/** Who has a code, or had it last. */
export const codeByKey = (key: string): Promise<OwnedCode | undefined> =>
  db()
    .selectFrom('referral_codes')
    .select(codeColumns)
    .where('code_key', '=', key)
    .executeTakeFirst();

/** A person’s code of now. */
const ownCode = (uid: string | Expression<string>) =>
  db().selectFrom('referral_codes').where('uid', '=', uid).where('freed_at', 'is', null);

export const codeOf = (uid: string): Promise<OwnedCode | undefined> =>
  ownCode(uid).select(codeColumns).executeTakeFirst();

/** The code alone, for a statement of another feature about this person. */
export const codeAlone = (uid: Expression<string>) => ownCode(uid).select('code');

/** Whose code begins like this, whatever the spelling; for a statement of accounts. */
export const uidsByCode = (beginning: string) =>
  db()
    .selectFrom('referral_codes')
    .select('uid')
    .where('freed_at', 'is', null)
    .where('code_key', 'like', sql<string>`lower(${beginningWith(beginning)})`)
    .$asScalar();

/** One person’s codes change one after another. */
export const lockCodesOf = (uid: string) => lockNames(`referral code ${uid}`);

export const freeCodeOf = (uid: string, now: Date) =>
  db()
    .updateTable('referral_codes')
    .set({ freed_at: now })
    .where('uid', '=', uid)
    .where('freed_at', 'is', null)
    .execute();

/**
 * Gives the code to a person who has none; false when it is another’s, or was one’s after
 * `freeSince`. One statement: the primary key decides between those who try at once.
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

const promoColumns = [
  'code_key as key',
  'code',
  'percent',
  'valid_from as validFrom',
  'valid_until as validUntil',
  'most_uses as mostUses',
  'most_uses_each as mostUsesEach',
] as const;

export const promoByKey = (key: string) =>
  db()
    .selectFrom('promo_codes')
    .select(promoColumns)
    .where('code_key', '=', key)
    .executeTakeFirst();

/** Does a promotion bear this name, or somebody else have it, or have had it after `freeSince`? */
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

/** Who reserves a promo code, or takes one’s name, does so one after another. */
export const lockPromo = (key: string) =>
  db()
    .selectFrom('promo_codes')
    .select('code_key')
    .where('code_key', '=', key)
    .$call(forUpdate)
    .execute();

/** Leaves a code that is there as it is. */
export const insertPromo = (row: PromoCodesTable) =>
  db()
    .insertInto('promo_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
