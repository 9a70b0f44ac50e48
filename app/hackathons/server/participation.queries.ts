import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { HackathonsTables } from './tables.ts';

const db = () => q<HackathonsTables>();

interface Own {
  hackathonId: string;
  uid: string;
}

/** Registers, or registers again. */
export const register = ({ hackathonId, uid, now }: Own & { now: Date }) =>
  db()
    .insertInto('hackathon_registrations')
    .values({ hackathon_id: hackathonId, uid, registered_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['hackathon_id', 'uid'])
        .doUpdateSet({ registered_at: now, withdrawn_at: null })
        .where('hackathon_registrations.withdrawn_at', 'is not', null),
    )
    .execute();

/** Undefined if there was nothing to withdraw. */
export const withdraw = ({ hackathonId, uid, now }: Own & { now: Date }) =>
  db()
    .updateTable('hackathon_registrations')
    .set({ withdrawn_at: now })
    .where('hackathon_id', '=', hackathonId)
    .where('uid', '=', uid)
    .where('withdrawn_at', 'is', null)
    .returning('uid')
    .executeTakeFirst();

const active = ({ hackathonId, uid }: Own) =>
  db()
    .selectFrom('hackathon_registrations')
    .select('registered_at as registeredAt')
    .where('hackathon_id', '=', hackathonId)
    .where('uid', '=', uid)
    .where('withdrawn_at', 'is', null);

/**
 * Locked until the transaction ends, so that one person's actions here happen one after another.
 */
export const lockRegistration = (own: Own) => active(own).$call(forUpdate).executeTakeFirst();

/** A person's state in a published hackathon; undefined if there is no such hackathon. */
export const standingIn = (own: Own) =>
  db()
    .selectFrom('hackathons')
    .select([
      active(own).as('registeredAt'),
      jsonObjectFrom(
        db()
          .selectFrom('mentorship_requests')
          .select(['words', 'state', 'state_since as since'])
          .where('hackathon_id', '=', own.hackathonId)
          .where('uid', '=', own.uid),
      ).as('mentorship'),
    ])
    .where('id', '=', own.hackathonId)
    .where('published_at', 'is not', null)
    .executeTakeFirst();

/** Undefined if the person has asked before; someone who withdrew may ask again. */
export const insertMentorship = ({
  id,
  hackathonId,
  uid,
  words,
  now,
}: Own & { id: string; words: string; now: Date }) =>
  db()
    .insertInto('mentorship_requests')
    .values({ id, hackathon_id: hackathonId, uid, words, requested_at: now, state_since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['hackathon_id', 'uid'])
        .doUpdateSet({
          words,
          requested_at: now,
          state: sql.lit('new'),
          state_since: now,
          state_by: null,
        })
        .where('mentorship_requests.state', '=', 'withdrawn'),
    )
    .returning('id')
    .executeTakeFirst();

export const withdrawMentorship = ({ hackathonId, uid, now }: Own & { now: Date }) =>
  db()
    .updateTable('mentorship_requests')
    .set({ state: 'withdrawn', state_since: now })
    .where('hackathon_id', '=', hackathonId)
    .where('uid', '=', uid)
    .where('state', '=', 'new')
    .execute();

export const registrationFacts = (uid: string) =>
  db()
    .selectFrom('hackathon_registrations')
    .innerJoin('hackathons', 'hackathons.id', 'hackathon_id')
    .select([
      'hackathons.title as hackathon',
      'registered_at as registeredAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('uid', '=', uid)
    .orderBy('registered_at')
    .execute();

export const mentorshipFacts = (uid: string) =>
  db()
    .selectFrom('mentorship_requests')
    .innerJoin('hackathons', 'hackathons.id', 'hackathon_id')
    .select(['hackathons.title as hackathon', 'words', 'requested_at as requestedAt', 'state'])
    .where('uid', '=', uid)
    .orderBy('requested_at')
    .execute();

export async function deleteOwn(uid: string): Promise<void> {
  await db().deleteFrom('mentorship_requests').where('uid', '=', uid).execute();
  await db().deleteFrom('hackathon_registrations').where('uid', '=', uid).execute();
}
