import type { DeskTool, DeskTools } from '../desk.contract.ts';
import { countToolsOf, type ToolRow } from './queries.ts';
import { toolWritten, waitingSuggestions } from './service.ts';

export const perDeskPage = 20;

export const deskTool = (row: ToolRow): DeskTool => ({
  ...toolWritten(row),
  sources: row.sources as DeskTool['sources'],
  shown: row.published_at !== null,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
});

export async function deskCounts(): Promise<DeskTools['counts']> {
  const [shown, hidden, waiting] = await Promise.all([
    countToolsOf({ shown: true, q: '' }),
    countToolsOf({ shown: false, q: '' }),
    waitingSuggestions(),
  ]);
  return { shown, hidden, ...waiting };
}
