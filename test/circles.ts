import type { IModule } from 'dependency-cruiser';

/**
 * The graph of which feature (or room) imports which, over all its files except the places where
 * features are composed.
 */
export function graphOf(places: RegExp, modules: IModule[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { source: path, dependencies } of modules) {
    const from = places.exec(path)?.[1];
    if (!from || /\.page\.tsx$|\.test\.tsx?$/.test(path)) continue;
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const { resolved } of dependencies) {
      const to = places.exec(resolved)?.[1];
      if (to && to !== from) known.add(to);
    }
  }
  return graph;
}

/** The first cycle found, from a feature back to itself. */
export function circle(graph: Map<string, Set<string>>): string[] | undefined {
  const clear = new Set<string>();
  const follow = (name: string, way: string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (clear.has(name)) return undefined;
    for (const next of graph.get(name) ?? []) {
      const found = follow(next, [...way, name]);
      if (found) return found;
    }
    clear.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const found = follow(name, []);
    if (found) return found;
  }
  return undefined;
}
