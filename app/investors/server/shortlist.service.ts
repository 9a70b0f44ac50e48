import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { stageLabels, type ShortlistStage } from '../shortlist-stages.ts';
import { refuse } from './service.ts';
import * as queries from './shortlist.queries.ts';

/**
 * Adds an investor to the caller's shortlist, or changes its entry.
 * @throws {Problem} investors/not-found
 */
export async function shortlist(
  { actor, clock }: Context<Actor>,
  entry: { id: string; stage: ShortlistStage; notes: string },
): Promise<void> {
  if (!(await queries.addToShortlist({ ...entry, uid: actor.uid, now: clock.now() })))
    throw refuse('investors/not-found');
}

export async function unlist({ actor }: Context<Actor>, id: string): Promise<void> {
  await queries.removeFromShortlist({ uid: actor.uid, id });
}

const columns = [
  'Investor',
  'Sample',
  'Firm',
  'Location',
  'Industry',
  'Website',
  'Cheque from (₹)',
  'Cheque to (₹)',
  'Stage',
  'Notes',
  'Added',
];

/** The caller's shortlist as a table for spreadsheets. */
export async function shortlistTable({ actor }: Context<Actor>): Promise<string> {
  const rows = await queries.selectShortlist(actor.uid);
  return csvOf(
    columns,
    rows.map((row) => [
      row.name,
      row.sample ? 'invented' : '',
      row.company,
      row.location,
      row.industry,
      row.website,
      rupeesOf(row.cheque_from_paise),
      rupeesOf(row.cheque_to_paise),
      stageLabels[row.stage],
      row.notes,
      row.added_at.toISOString(),
    ]),
  );
}
