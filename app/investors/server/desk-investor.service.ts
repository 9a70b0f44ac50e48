import { createHash } from 'node:crypto';
import { rupeesOf } from '#app/shared/money.ts';
import type { DeskInvestor, DeskInvestors } from '../desk.contract.ts';
import { countInvestors, type InvestorRow } from './desk.queries.ts';
import { countOpenLetters } from './letters.queries.ts';

export const perDeskPage = 20;

export const deskInvestor = (row: InvestorRow): DeskInvestor => ({
  id: row.id,
  key: row.key,
  name: row.name,
  headline: row.headline,
  company: row.company,
  location: row.location,
  industry: row.industry,
  tags: row.tags,
  verified: row.verified,
  website: row.website,
  stages: row.stages,
  chequeFrom: rupeesOf(row.cheque_from_paise),
  chequeTo: rupeesOf(row.cheque_to_paise),
  sectors: row.sectors,
  geography: row.geography,
  thesis: row.thesis,
  approach: row.approach,
  sample: row.sample,
  shown: row.published_at !== null,
  version: row.version,
});

export async function deskCounts(): Promise<DeskInvestors['counts']> {
  const [shown, hidden, letters] = await Promise.all([
    countInvestors({ shown: true, q: '' }),
    countInvestors({ shown: false, q: '' }),
    countOpenLetters(),
  ]);
  return { shown, hidden, letters };
}

/** All that is kept of somebody who was taken out. */
export const removalHash = (key: string): string => createHash('sha256').update(key).digest('hex');
