import { toolPath } from '../addresses.ts';
import { publishedTools } from './queries.ts';

/** Paths of the pages that search engines may list. */
export const toolPaths = async (): Promise<string[]> => (await publishedTools()).map(({ id }) => toolPath(id)).toSorted();
