import { toolPath } from '../addresses.ts';
import { publishedTools } from './queries.ts';

/** The pages that search engines may list. */
export const toolEntries = async (): Promise<{ path: string; changedAt: Date }[]> =>
  (await publishedTools())
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, changed_at: changedAt }) => ({ path: toolPath(id), changedAt }));
