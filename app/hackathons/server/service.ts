import { ContentMemory } from '#app/platform/content-memory.ts';
import type { Context } from '#app/platform/context.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { hackathonProblems, type Hackathon, type HackathonList } from '../contract.ts';
import { perPage, type HackathonFilter } from '../hackathon-filter.ts';
import { tabs } from '../vocabulary.ts';
import { newRequestsCount } from './desk.queries.ts';
import { hackathon } from './hackathons.answers.ts';
import * as queries from './queries.ts';

export const refuse = problemsOf(hackathonProblems);

export async function hackathons(
  { clock }: Pick<Context, 'clock'>,
  { page: asked = 1, ...filter }: HackathonFilter,
): Promise<HackathonList> {
  const now = clock.now();
  const [total, all, byCategory] = await Promise.all([
    queries.countHackathons(filter),
    queries.countHackathons({ q: filter.q }),
    queries.countByCategory(filter),
  ]);
  const { page, pages, ...stretch } = paging(total, asked, perPage);
  const rows = await queries.selectHackathons(filter, { now, ...stretch });
  const category = tabs.map((tab) => ({
    value: tab,
    count: tab === 'all' ? all : (byCategory.get(tab) ?? 0),
  }));
  return {
    items: rows.map((row) => hackathon(row, now)),
    page,
    pages,
    total,
    facets: { category },
  };
}

/** @throws {Problem} hackathons/not-found */
export async function oneHackathon(
  { clock }: Pick<Context, 'clock'>,
  id: string,
): Promise<Hackathon> {
  const row = await queries.publishedHackathon(id);
  if (!row) throw refuse('hackathons/not-found');
  return hackathon(row, clock.now());
}

const published = new ContentMemory<true>({ topics: ['hackathons'], most: 500 });

/** @throws {Problem} hackathons/not-found */
export async function mustBePublished(id: string): Promise<void> {
  const known = await published.one(id, async () =>
    (await queries.publishedHackathon(id)) ? true : undefined,
  );
  if (!known) throw refuse('hackathons/not-found');
}

/** How many requests for a mentor are undecided, as part of another statement. */
export const waitingMentorshipRequests = newRequestsCount;
