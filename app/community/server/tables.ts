import type { ColumnType, Generated } from 'kysely';

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
  unpublished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CommunityTables {
  highlights: HighlightsTable;
}
