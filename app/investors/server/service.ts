import type { Actor, Context } from '#app/platform/context.ts';
import { paging, type Stretch } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import {
  investorProblems,
  type Directory,
  type InvestorProfile,
  type MaskedDirectory,
  type MaskedInvestor,
} from '../contract.ts';
import { perPage, type DirectoryFilter } from '../directory-filter.ts';
import { investor, maskedInvestor } from './investors.answers.ts';
import { openLettersCount } from './letters.queries.ts';
import * as queries from './queries.ts';

export const refuse = problemsOf(investorProblems);

async function listed<Row>(
  selection: queries.Selection,
  select: (stretch: Stretch) => Promise<Row[]>,
): Promise<{
  rows: Row[];
  page: number;
  pages: number;
  total: number;
  facets: MaskedDirectory['facets'];
}> {
  const { total: counted, ...facets } = await queries.selectCounts(selection);
  const total = Number(counted);
  const { page, pages, ...stretch } = paging(total, selection.page ?? 1, perPage);
  return { rows: await select(stretch), page, pages, total, facets };
}

/** The directory for everyone: searched, counted and shown by masked fields only. */
export async function maskedDirectory(filter: DirectoryFilter): Promise<MaskedDirectory> {
  const selection = { ...filter, searched: 'masked_words' } as const;
  const { rows, ...list } = await listed(selection, (stretch) =>
    queries.selectMasked(selection, stretch),
  );
  return { items: rows.map(maskedInvestor), ...list };
}

/** @throws {Problem} investors/not-found */
export async function maskedProfile(id: string): Promise<MaskedInvestor> {
  const row = await queries.selectMaskedOne(id);
  if (!row) throw refuse('investors/not-found');
  return maskedInvestor(row);
}

export async function directory(
  { actor }: Context<Actor>,
  {
    viewed,
    shortlisted,
    ...filter
  }: DirectoryFilter & { viewed?: '1' | undefined; shortlisted?: '1' | undefined },
): Promise<Directory> {
  const selection = {
    ...filter,
    searched: 'words',
    viewedBy: viewed && actor.uid,
    shortlistedBy: shortlisted && actor.uid,
  } as const;
  const { rows, ...list } = await listed(selection, (stretch) =>
    queries.selectOpened(actor.uid, selection, stretch),
  );
  return { items: rows.map(investor), ...list };
}

/** @throws {Problem} investors/not-found */
export async function investorProfile(
  { actor }: Context<Actor>,
  id: string,
): Promise<InvestorProfile> {
  const row = await queries.selectProfile(actor.uid, id);
  if (!row) throw refuse('investors/not-found');
  const { website, sectors, geography, thesis, approach, changed_at } = row;
  const inside = {
    website,
    sectors,
    geography,
    thesis,
    approach,
    changedAt: changed_at.toISOString(),
  };
  return { ...investor(row), ...inside, notes: row.notes ?? '' };
}

/** @throws {Problem} investors/not-found */
export async function rememberView({ actor, clock }: Context<Actor>, id: string): Promise<void> {
  if (!(await queries.insertView({ uid: actor.uid, id, now: clock.now() })))
    throw refuse('investors/not-found');
}

/** The number of open letters about investors, as part of another statement. */
export const waitingLetters = openLettersCount;
