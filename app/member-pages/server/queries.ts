import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { disablingOf, nameOf } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { SitemapExtent, SitemapStretch } from '#app/platform/sitemap-source.ts';
import type { ChosenProject } from '../contract.ts';
import type { PageTab } from '../desk-tabs.ts';
import { reportsIn } from './reports.queries.ts';
import type { MemberPagesTables } from './tables.ts';

const db = () => q<MemberPagesTables>();

const chosen = () =>
  db()
    .selectFrom('member_pages')
    .select(['member_pages.uid', 'handle', 'line', 'town', 'languages', 'website', 'about'])
    .select(['is_public', 'indexed', 'hidden_reason'])
    .select(sql<string[]>`certificates`.as('certificates'))
    .select(sql<ChosenProject[]>`projects`.as('projects'));

export type PageRow = Awaited<ReturnType<typeof selectOwn>>;

/** A page that anyone may see: on, not hidden, and of an open account. */
const shown = () =>
  chosen()
    .where('is_public', '=', true)
    .where('hidden_at', 'is', null)
    .where((page) => sql<boolean>`${disablingOf(page.ref('member_pages.uid'))} is null`);

export const selectShown = (handle: string) =>
  shown()
    .select('changed_at')
    .select((page) => nameOf(page.ref('member_pages.uid')).as('name'))
    .where('handle', '=', handle)
    .executeTakeFirst();

/** A person's page as JSON, as part of another statement. */
export const pageAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(chosen().where('member_pages.uid', '=', uid));

/** The same for what anyone may see, locked by its address. */
export const lockShown = (handle: string) =>
  shown().where('handle', '=', handle).$call(forUpdate).executeTakeFirst();

export const selectOwn = (uid: string) =>
  chosen().where('member_pages.uid', '=', uid).executeTakeFirstOrThrow();

export const lockPage = (uid: string) =>
  chosen().where('member_pages.uid', '=', uid).$call(forUpdate).executeTakeFirst();

/** True if another person has this address, or gave it up not long ago. */
export const isTaken = async (handle: string, uid: string, now: Date): Promise<boolean> =>
  (await db()
    .selectFrom('member_pages')
    .select('uid')
    .where('uid', '<>', uid)
    .where((page) =>
      page.or([
        page('handle', '=', handle),
        page.and([page('former_handle', '=', handle), page('former_free_at', '>', now)]),
      ]),
    )
    .executeTakeFirst()) !== undefined;

interface NewPage {
  uid: string;
  handle: string;
  line: string;
  town: string;
  languages: string;
  website: string | null;
  about: string;
  is_public: boolean;
  indexed: boolean;
  certificates: readonly string[];
  projects: readonly ChosenProject[];
  changed_at: Date;
  former_handle?: string;
  former_free_at?: Date;
}

export async function putPage({ uid, certificates, projects, ...rest }: NewPage): Promise<void> {
  const page = {
    ...rest,
    certificates: JSON.stringify(certificates),
    projects: JSON.stringify(projects),
  };
  await db()
    .insertInto('member_pages')
    .values({ uid, ...page })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(page))
    .execute();
}

export const updateHiding = (
  uid: string,
  hiding: { hidden_at: Date; hidden_reason: string } | { hidden_at: null; hidden_reason: null },
) => db().updateTable('member_pages').set(hiding).where('uid', '=', uid).execute();

export const takeOffline = (uid: string) =>
  db().updateTable('member_pages').set({ is_public: false }).where('uid', '=', uid).execute();

const listed = () =>
  db()
    .selectFrom('member_pages')
    .select(['uid', 'handle', 'line', 'is_public', 'hidden_reason', 'changed_at']);

const lists = {
  all: () => listed().orderBy('changed_at', 'desc').orderBy('uid'),
  reported: () =>
    listed()
      .where('uid', 'in', sql<string>`(select uid from member_page_reports)`)
      .orderBy(
        sql`(select min(reported_at) from member_page_reports
          where member_page_reports.uid = member_pages.uid)`,
      )
      .orderBy('uid'),
} satisfies Record<PageTab, unknown>;

/** The last changed first, or those that were reported, the longest waiting first; `handle` finds one. */
export const selectPages = (
  { show, handle }: { show: PageTab; handle: string },
  asked: PageAsked,
) =>
  pageOf(
    lists[show]().$if(handle !== '', (query) => query.where('handle', '=', handle)),
    asked,
    (page) => ({
      name: sql<string>`${nameOf(page('uid'))}`,
      reports: reportsIn(page('uid')),
    }),
  );

export const pageFacts = (uid: string) =>
  chosen()
    .select(['changed_at', 'former_handle', 'former_free_at'])
    .where('member_pages.uid', '=', uid)
    .executeTakeFirst();

export const deletePage = (uid: string) =>
  db().deleteFrom('member_pages').where('uid', '=', uid).execute();

const indexed = () => shown().where('indexed', '=', true);

export async function sitemapExtent(): Promise<SitemapExtent> {
  const { count, changedAt } = await indexed()
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max<Date | null>('changed_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt };
}

export const sitemapAddresses = ({ after, offset = 0, limit }: SitemapStretch) =>
  indexed()
    .clearSelect()
    .select(['handle', 'changed_at as changedAt'])
    .$if(after !== undefined, (query) => query.where('handle', '>', after ?? ''))
    .orderBy('handle')
    .offset(offset)
    .limit(limit)
    .execute();
