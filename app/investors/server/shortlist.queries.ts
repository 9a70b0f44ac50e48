import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { ShortlistStage } from '../shortlist-stages.ts';
import type { InvestorsTables } from './tables.ts';

const db = () => q<InvestorsTables>();

interface Entry {
  uid: string;
  id: string;
  stage: ShortlistStage;
  notes: string;
  now: Date;
}

/** Does nothing when no such investor is published. */
export const addToShortlist = ({ uid, id, stage, notes, now }: Entry) =>
  db()
    .insertInto('shortlisted_investors')
    .columns(['uid', 'investor_id', 'stage', 'notes', 'added_at', 'changed_at'])
    .expression(
      db()
        .selectFrom('investors')
        .select([
          sql.val(uid).as('uid'),
          'id',
          sql.val(stage).as('stage'),
          sql.val(notes).as('notes'),
          sql.val(now).as('added_at'),
          sql.val(now).as('changed_at'),
        ])
        .where('id', '=', id)
        .where('published_at', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['uid', 'investor_id']).doUpdateSet({ stage, notes, changed_at: now }),
    )
    .returning('investor_id')
    .executeTakeFirst();

export const removeFromShortlist = ({ uid, id }: Pick<Entry, 'uid' | 'id'>) =>
  db()
    .deleteFrom('shortlisted_investors')
    .where('uid', '=', uid)
    .where('investor_id', '=', id)
    .execute();

export const selectShortlist = (uid: string) =>
  db()
    .selectFrom('shortlisted_investors')
    .innerJoin('investors', 'investors.id', 'investor_id')
    .select([
      'name',
      'sample',
      'company',
      'location',
      'industry',
      'website',
      'cheque_from_paise',
      'cheque_to_paise',
      'stage',
      'notes',
      'added_at',
    ])
    .where('uid', '=', uid)
    .where('published_at', 'is not', null)
    .orderBy('added_at')
    .orderBy('investors.id')
    .execute();
