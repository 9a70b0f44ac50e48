import type { DeskTools } from '../desk.contract.ts';
import { countToolsOf } from './queries.ts';
import { waitingSuggestions } from './service.ts';

export const perDeskPage = 20;

export async function deskCounts(): Promise<DeskTools['counts']> {
  const [shown, hidden, waiting] = await Promise.all([
    countToolsOf({ shown: true, q: '' }),
    countToolsOf({ shown: false, q: '' }),
    waitingSuggestions(),
  ]);
  return { shown, hidden, ...waiting };
}
