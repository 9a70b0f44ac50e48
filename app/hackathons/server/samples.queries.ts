import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { HackathonsTables } from './tables.ts';

const db = () => q<HackathonsTables>();

/** An edit makes version 2. */
const unused = () =>
  db()
    .selectFrom('hackathons')
    .where('sample', '=', true)
    .where('version', '=', 1)
    .where((its) =>
      its.and(
        (['hackathon_registrations', 'mentorship_requests'] as const).map((table) =>
          its.not(
            its.exists(
              its
                .selectFrom(table)
                .select('hackathon_id')
                .whereRef('hackathon_id', '=', 'hackathons.id'),
            ),
          ),
        ),
      ),
    );

export const samplesCount = () => countIn(unused());

export const deleteSamples = async (): Promise<number> => {
  const rows = await db()
    .deleteFrom('hackathons')
    .where('id', 'in', unused().select('hackathons.id'))
    .returning('id')
    .execute();
  return rows.length;
};
