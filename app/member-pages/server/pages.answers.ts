import type { OwnPage } from '../contract.ts';
import type { PageRow } from './queries.ts';

/** What the owner says in words. */
export const told = (
  row: Pick<PageRow, 'handle' | 'line' | 'town' | 'languages' | 'website' | 'about'>,
) => ({
  handle: row.handle,
  line: row.line,
  town: row.town,
  languages: row.languages,
  website: row.website,
  about: row.about,
});

export const ownPageAnswer = (row: PageRow): OwnPage => ({
  ...told(row),
  isPublic: row.is_public,
  indexed: row.indexed,
  certificates: row.certificates,
  projects: row.projects,
  hiddenBecause: row.hidden_reason,
});
