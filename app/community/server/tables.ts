import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface HighlightsTable {
  id: string;
  title: string;
  words: string;
  link: string | null;
  dated_at: Date;
  pinned_until: Date | null;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
  unpublished_at: NullAtFirst<Date>;
}

export interface CommunityTables {
  highlights: HighlightsTable;
}
