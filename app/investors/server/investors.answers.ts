import { rupeesOf } from '#app/shared/money.ts';
import { artPath } from '#app/ui/art/art-path.ts';
import type { Investor, MaskedInvestor } from '../contract.ts';
import type { DeskInvestor } from '../desk.contract.ts';
import type { InvestorRow } from './desk.queries.ts';
import type { MaskedRow, OpenedRow } from './queries.ts';

type DeskRow = Omit<InvestorRow, 'created_at' | 'changed_at' | 'published_at'> & {
  published_at: Date | string | null;
};

/** Nobody can have checked someone who doesn't exist. */
const isVerified = ({ verified, sample }: Pick<MaskedRow, 'verified' | 'sample'>): boolean =>
  verified && !sample;

/** Reads only the masked columns (decisions.md ruling 20). */
export const maskedInvestor = ({
  masked_name,
  masked_company,
  ...row
}: MaskedRow): MaskedInvestor => ({
  ...row,
  verified: isVerified(row),
  name: masked_name,
  company: masked_company,
  avatar: artPath('crew', row.id, { masked: true }),
});

export const investor = (row: OpenedRow): Investor => ({
  id: row.id,
  name: row.name,
  headline: row.headline,
  company: row.company,
  location: row.location,
  industry: row.industry,
  avatar: artPath('crew', row.name),
  tags: row.tags,
  verified: isVerified(row),
  sample: row.sample,
  stages: row.stages,
  cheque: { from: rupeesOf(row.cheque_from_paise), to: rupeesOf(row.cheque_to_paise) },
  viewedAt: row.viewed_at?.toISOString() ?? null,
  stage: row.stage,
});

/** For a row of its own, or one that came as JSON. */
export const deskInvestor = (row: DeskRow): DeskInvestor => ({
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
