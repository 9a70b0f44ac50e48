import type { SearchSource } from '#app/platform/feature.ts';
import { toolPath } from '../addresses.ts';
import { findTools, toolWords } from './search.queries.ts';

export const toolsSource: SearchSource = {
  kind: 'tools',
  label: 'AI tools',
  rank: 30,
  vocabulary: toolWords,
  find: async (_ctx, { words, limit }) =>
    (await findTools(words, limit)).map(({ id, name, description }) => ({
      title: name,
      detail: description,
      path: toolPath(id),
    })),
};
