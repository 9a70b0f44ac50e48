import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface AiToolsTable {
  id: string;
  name: string;
  name_key: string;
  description: string;
  category: string;
  tags: string[];
  website: string;
  website_host: string;
  free: boolean | null;
  paid: boolean | null;
  price_range: string | null;
  price_source: string | null;
  /** YYYY-MM-DD */
  price_as_of: string | null;
  features: string[];
  api_available: boolean | null;
  logo: string | null;
  /** JSON: {url, title, date}[]. */
  sources: string | Source[];
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
  published_at: NullAtFirst<Date>;
}

export interface Source {
  url: string;
  title: string;
  /** YYYY-MM-DD */
  date: string;
}

export interface AiToolRatingsTable {
  tool_id: string;
  uid: string;
  stars: number;
  rated_at: Date;
}

export interface AiToolSuggestionsTable {
  id: string;
  uid: string;
  /** Null: a missing tool. Otherwise the tool that has changed. */
  tool_id: string | null;
  name: string | null;
  name_key: string | null;
  website: string | null;
  website_host: string | null;
  words: string;
  made_at: Date;
  state: Generated<string>;
  decided_by: NullAtFirst<string>;
  decided_at: NullAtFirst<Date>;
}

export interface AiToolsTables {
  ai_tools: AiToolsTable;
  ai_tool_ratings: AiToolRatingsTable;
  ai_tool_suggestions: AiToolSuggestionsTable;
}
