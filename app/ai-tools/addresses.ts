export const toolsPath = '/ai-tools';
export const comparePath = '/ai-tools/compare';
export const suggestPath = '/ai-tools/suggest';
export const toolPath = (id: string): string => `${toolsPath}/${id}`;

/** Words that addresses use in place of a tool's id; no tool may have them as its id. */
export const reservedIds: readonly string[] = ['compare', 'suggest'];

/** As many as fit side by side. */
export const mostCompared = 4;

/** The tools that an address compares: at most as many as fit, each once. */
export const comparedIn = (query: URLSearchParams, name: string): string[] =>
  [...new Set(query.getAll(name).join(' ').split(' '))]
    .filter((id) => /^[a-z0-9-]{1,80}$/.test(id))
    .slice(0, mostCompared);

export const comparisonPath = (ids: readonly string[]): string =>
  `${comparePath}?${new URLSearchParams({ ids: ids.join(' ') })}`;
