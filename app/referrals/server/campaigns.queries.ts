import { sql, type Insertable, type Updateable } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { PlannedCampaign } from '../campaign-shown.ts';
import { promoState, usesOf } from './promo-codes.queries.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

interface Span {
  startsAt: Date;
  /** Null: no end. */
  endsAt: Date | null;
}

/** Does the campaign run at some time in this span? */
const runsIn = ({ startsAt, endsAt }: Span) =>
  sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`;

const withCodes = () =>
  db()
    .selectFrom('campaigns')
    .innerJoin('promo_codes', 'promo_codes.code_key', 'campaigns.code_key')
    .select(['campaigns.id', 'words', 'code', 'starts_at as startsAt', 'ends_at as endsAt']);

/** More than anybody plans ahead. */
const mostPlanned = 50;

/** Campaigns that have not ended, soonest first, whose code was not ended and is not used up. */
export const plannedCampaigns = (now: Date): Promise<PlannedCampaign[]> =>
  withCodes()
    .select(['valid_from as codeFrom', 'valid_until as codeUntil'])
    .where(runsIn({ startsAt: now, endsAt: null }))
    .where('ended_at', 'is', null)
    .where((its) =>
      its.or([
        its('most_uses', 'is', null),
        its('most_uses', '>', usesOf(its.ref('promo_codes.code_key'))),
      ]),
    )
    .orderBy('starts_at')
    .limit(mostPlanned)
    .execute();

/** All campaigns, the latest first, or one. */
export const campaignsOnPage = (id: string | undefined, now: Date, asked: PageAsked) =>
  pageOf(
    withCodes()
      .select(['campaigns.made_by as madeBy', 'campaigns.version'])
      .select('campaigns.code_key as codeKey')
      .$if(id !== undefined, (query) => query.where('campaigns.id', '=', id ?? ''))
      .orderBy('starts_at', 'desc')
      .orderBy('campaigns.id'),
    asked,
    (campaign) => ({
      codeState: promoState(campaign('codeKey'), now),
      madeByName: nameOf(campaign('madeBy')),
    }),
  );

export type CampaignRow = Awaited<ReturnType<typeof campaignsOnPage>>['rows'][number];

/** Serialises the changes of campaigns. */
export const lockCampaigns = () => lockNames('campaigns');

/** Does another campaign run in this span? */
export const isTaken = async (id: string, span: Span): Promise<boolean> =>
  (await db()
    .selectFrom('campaigns')
    .select('id')
    .where('id', '<>', id)
    .where(runsIn(span))
    .executeTakeFirst()) !== undefined;

export const insertCampaign = (row: Insertable<ReferralsTables['campaigns']>) =>
  db().insertInto('campaigns').values(row).execute();

export const updateCampaign = ({
  id,
  version,
  ...row
}: Updateable<ReferralsTables['campaigns']> & Edited) =>
  db()
    .updateTable('campaigns')
    .set(row)
    .$call(nextVersion({ id, version }))
    .returning('id')
    .executeTakeFirst();

export const deleteCampaign = ({ id, version }: Edited) =>
  db()
    .deleteFrom('campaigns')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
