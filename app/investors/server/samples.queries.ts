import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { InvestorsTables } from './tables.ts';

const db = () => q<InvestorsTables>();

/** An edit makes version 2. */
const unedited = () =>
  db()
    .selectFrom('investors')
    .where('sample', '=', true)
    .where('version', '=', 1)
    .where((its) =>
      its.not(
        its.exists(
          its
            .selectFrom('shortlisted_investors')
            .select('investor_id')
            .whereRef('investor_id', '=', 'investors.id'),
        ),
      ),
    );

export const samplesCount = () => countIn(unedited());

export const deleteSamples = async (): Promise<number> => {
  const rows = await db()
    .deleteFrom('investors')
    .where('id', 'in', unedited().select('investors.id'))
    .returning('id')
    .execute();
  return rows.length;
};
