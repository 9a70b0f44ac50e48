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
}

/** Adds pages of other people. */
export const growMemberPages = (span: { from: number; to: number }): Promise<void> =>
  copy({
    ...span,
    table: 'member_pages',
    of: sql`uid not like 'copy-%'`,
    but: sql`jsonb_build_object('uid', 'copy-' || n, 'handle', 'copy-' || n)`,
  });
