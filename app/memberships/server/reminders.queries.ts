import { q } from '#app/platform/database.ts';
import type { ReminderStep } from '../renewal-reminder.ts';
import type { MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

interface Ending {
  id: string;
  uid: string;
  endsAt: Date;
}

/**
 * Some valid periods that end in this span and had neither this reminder nor a later one, by their
 * end, from after `after`.
 */
export const endingBetween = async (
  { from, until }: { from: Date; until: Date },
  { step, after, limit }: { step: ReminderStep; after: Ending | undefined; limit: number },
): Promise<Ending[]> => {
  const periods = await db()
    .selectFrom('membership_periods')
    .select(['id', 'uid', 'ends_at as endsAt'])
    .where('reversed_at', 'is', null)
    .where('ends_at', '>=', from)
    .where('ends_at', '<', until)
    .where((ending) =>
      ending.not(
        ending.exists(
          ending
            .selectFrom('membership_reminders')
            .select('step')
            .whereRef('period_id', '=', 'membership_periods.id')
            .where('step', '<=', step),
        ),
      ),
    )
    .where((ending) =>
      ending(
        ending.refTuple('ends_at', 'id'),
        '>',
        ending.tuple<Date | null, string>(after?.endsAt ?? from, after?.id ?? ''),
      ),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return periods.flatMap(({ endsAt, ...period }) => (endsAt ? { ...period, endsAt } : []));
};

/** The days before its end of the newest reminder about a period; undefined before the first. */
export const newestReminder = async (periodId: string): Promise<ReminderStep | undefined> =>
  (
    await db()
      .selectFrom('membership_reminders')
      .select('step')
      .where('period_id', '=', periodId)
      .orderBy('step')
      .limit(1)
      .executeTakeFirst()
  )?.step;

/** False if there was one: the primary key decides between several processes. */
export async function insertReminder(row: MembershipsTables['membership_reminders']) {
  const inserted = await db()
    .insertInto('membership_reminders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst();
  return inserted !== undefined;
}
