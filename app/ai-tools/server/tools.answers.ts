import type { Category } from '../categories.ts';
import type { Tool } from '../contract.ts';
import type { DeskTool } from '../desk.contract.ts';
import { shownRating } from '../shown-rating.ts';
import type { RatedTool, ToolRow } from './queries.ts';

type Instants = 'created_at' | 'changed_at' | 'published_at';

/** From a separate row, or from one that came as JSON. */
type DeskRow = Omit<ToolRow, Instants> & {
  changed_at: Date | string;
  published_at: Date | string | null;
};

/** The facts that the directory and the admin page both show. */
const written = (row: Omit<ToolRow, Instants>) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category as Category,
  tags: row.tags,
  website: row.website,
  pricing: {
    free: row.free,
    paid: row.paid,
    price_range: row.price_range,
    source: row.price_source,
    as_of: row.price_as_of,
  },
  features: row.features,
  api_available: row.api_available,
  logo: row.logo,
});

export const tool = (row: RatedTool): Tool => ({
  ...written(row),
  ...shownRating({ stars: row.stars ?? 0, ratings: row.ratings }),
  created_at: row.created_at.toISOString(),
  updated_at: row.changed_at.toISOString(),
});

export const deskTool = (row: DeskRow): DeskTool => ({
  ...written(row),
  sources: row.sources as DeskTool['sources'],
  shown: row.published_at !== null,
  version: row.version,
  changedAt: new Date(row.changed_at).toISOString(),
});
