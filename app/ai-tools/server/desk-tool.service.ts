import type { Category } from '../categories.ts';
import type { DeskTool, DeskTools } from '../desk.contract.ts';
import { countToolsOf, type ToolRow } from './queries.ts';
import { countWaiting } from './suggestions.queries.ts';

export const perDeskPage = 20;

export const deskTool = (row: ToolRow): DeskTool => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category as Category,
  tags: row.tags,
  website: row.website,
  pricing: { free: row.free, paid: row.paid, price_range: row.price_range },
  features: row.features,
  api_available: row.api_available,
  logo: row.logo,
  sources: row.sources as DeskTool['sources'],
  shown: row.published_at !== null,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
});

export async function deskCounts(): Promise<DeskTools['counts']> {
  const [shown, hidden, missing, changed] = await Promise.all([
    countToolsOf({ shown: true, q: '' }),
    countToolsOf({ shown: false, q: '' }),
    countWaiting('missing'),
    countWaiting('changed'),
  ]);
  return { shown, hidden, missing, changed };
}
