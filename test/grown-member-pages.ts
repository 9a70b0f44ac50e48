import { sql } from 'kysely';
import { copy } from './copies.ts';
import type { Town } from './town.ts';

export const publicHandle = 'premium-member';

export async function saveSomePage({ shop, tokens }: Town): Promise<void> {
  await shop.call('PUT', '/account/public-page', {
    token: tokens.premium,
    body: {
      handle: publicHandle,
      line: 'Builds.',
      isPublic: true,
      indexed: true,
      certificates: [],
      projects: [],
    },
  });
  await shop.call('POST', `/members/${publicHandle}/reports`, { body: { reason: 'other' } });
}

/** Adds pages of other people, with a report of each. */
export async function growMemberPages(span: { from: number; to: number }): Promise<void> {
  await copy({
    ...span,
    table: 'member_pages',
    of: sql`uid not like 'copy-%'`,
    but: sql`jsonb_build_object('uid', 'copy-' || n, 'handle', 'copy-' || n)`,
  });
  await copy({
    ...span,
    table: 'member_page_reports',
    of: sql`uid not like 'copy-%'`,
    but: sql`jsonb_build_object('uid', 'copy-' || n)`,
  });
}
