import { sql, type Expression, type Updateable } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { takingsOf } from '#app/payments/server/face.ts';
import { containing } from '#app/platform/containing.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { PromoState } from '../promo-state.ts';
import { promoColumns } from './queries.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

const redemptionsOf = (key: Expression<string | null>) =>
  db().selectFrom('code_redemptions').where('promo_key', '=', key);

const counted = sql<number>`count(*)::int`;

/** How often a code counts as used: paid for, or reserved by an open order. */
export const usesOf = (key: Expression<string | null>) =>
  redemptionsOf(key)
    .where((its) => its.or([its('redeemed_at', 'is not', null), its('released_at', 'is', null)]))
    .select(counted.as('uses'))
    .$asScalar();

const stateAt = (now: Date, key: Expression<string>) => sql<PromoState>`case
  when ended_at is not null or valid_until <= ${now} then 'ended'
  when valid_from > ${now} then 'waiting'
  when most_uses <= ${usesOf(key)} then 'used-up'
  else 'live' end`;

/** For a statement about something that names the code. */
export const promoState = (key: Expression<string>, now: Date) =>
  db()
    .selectFrom('promo_codes')
    .select((its) => stateAt(now, its.ref('code_key')).as('state'))
    .where('code_key', '=', key)
    .$asScalar()
    .$notNull();

export interface PromoFilter {
  /** One code. */
  key?: string | undefined;
  /** A part of it. */
  q?: string | undefined;
  state?: PromoState | undefined;
}

/** Promo codes with what became of them, newest first. */
export const promosOnPage = ({ key, q: part, state }: PromoFilter, now: Date, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('promo_codes')
      .select(promoColumns)
      .select(['made_by as madeBy', 'made_at as madeAt', 'version'])
      .select((its) => stateAt(now, its.ref('code_key')).as('state'))
      .$if(key !== undefined, (query) => query.where('code_key', '=', key ?? ''))
      .$if(Boolean(part), (query) =>
        query.where('code_key', 'like', containing((part ?? '').toLowerCase())),
      )
      .$if(state !== undefined, (query) =>
        query.where((its) => sql<boolean>`${stateAt(now, its.ref('code_key'))} = ${state}`),
      )
      .orderBy('made_at', 'desc')
      .orderBy('code_key'),
    asked,
    (promo) => ({
      uses: redemptionsOf(promo('key'))
        .where('redeemed_at', 'is not', null)
        .select(counted.as('uses'))
        .$asScalar(),
      reserved: redemptionsOf(promo('key'))
        .where('redeemed_at', 'is', null)
        .where('released_at', 'is', null)
        .select(counted.as('reserved'))
        .$asScalar(),
      revenuePaise: takingsOf(
        redemptionsOf(promo('key'))
          .where('redeemed_at', 'is not', null)
          .select('order_id')
          .$asScalar(),
      ),
      madeByName: nameOf(promo('madeBy')),
    }),
  );

export type PromoRow = Awaited<ReturnType<typeof promosOnPage>>['rows'][number];

/** How often a code counts as used: in all, and by the buyer who used it most. */
export const pastOf = (key: string): Promise<{ all: number; each: number }> =>
  db()
    .with('by_buyer', (its) =>
      its
        .selectFrom('code_redemptions')
        .select(
          sql<number>`count(*) filter (where redeemed_at is not null or released_at is null)`.as(
            'uses',
          ),
        )
        .where('promo_key', '=', key)
        .groupBy('uid'),
    )
    .selectFrom('by_buyer')
    .select(sql<number>`coalesce(sum(uses), 0)::int`.as('all'))
    .select(sql<number>`coalesce(max(uses), 0)::int`.as('each'))
    .executeTakeFirstOrThrow();

export const updatePromo = (
  key: string,
  { version, ...row }: Updateable<ReferralsTables['promo_codes']> & { version: number },
) =>
  db()
    .updateTable('promo_codes')
    .set({ ...row, version: version + 1 })
    .where('code_key', '=', key)
    .where('version', '=', version)
    .returning('code_key')
    .executeTakeFirst();

/** Ends a code that was not ended before. */
export const endPromoAt = (key: string, now: Date) =>
  db()
    .updateTable('promo_codes')
    .set((its) => ({ ended_at: now, version: its('version', '+', 1) }))
    .where('code_key', '=', key)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
