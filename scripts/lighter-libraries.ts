import type { Plugin } from 'vite';
import { unusedFeatures, unusedParts } from './unused-parts.ts';
import { withoutParts } from './without-parts.ts';

const library = /node_modules\/(react|react-dom|react-router)\//;
const imported =
  /\bimport\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["'](?:react|react-dom|react-router)["']/g;

/**
 * Takes out of React and its router what nothing here uses: a tenth of the JavaScript of a first
 * visit. A module that uses one of these features stops the build, and so does a library that no
 * longer contains a part.
 */
export const lighterLibraries: Plugin = {
  name: 'lighter-libraries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.[jt]sx?$/ },
    handler(code, id) {
      if (!library.test(id)) {
        const used = usedFeatures(code);
        if (used.length > 0)
          this.error(`${id} uses ${used.join(', ')}, which scripts/unused-parts.ts takes out`);
        return undefined;
      }
      const parts = Object.entries(unusedParts).find(([path]) => id.endsWith(path))?.[1];
      return parts && withoutParts(code, parts);
    },
  },
};

/** The features among the unused ones that a module uses after all. */
export function usedFeatures(code: string): string[] {
  const named = [...code.matchAll(imported)].flatMap(([, names = '']) => names.split(/[\s,]+/));
  const members = [...code.matchAll(/\bReact(?:DOM)?\.(\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...named, ...members])].filter((name) => unusedFeatures.has(name));
}
