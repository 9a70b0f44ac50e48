import type { SearchSource } from '#app/shared/search-source.ts';
import { toolPath } from '../addresses.ts';
import { findTools } from './search.queries.ts';

export const toolsSource: SearchSource = {
  kind: 'tools',
  find: async (words, limit) =>
    (await findTools(words, limit)).map(({ id, name, description }) => ({ title: name, detail: description, path: toolPath(id) })),
};
