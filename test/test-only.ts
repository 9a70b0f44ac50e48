import type { IModule } from 'dependency-cruiser';

/**
 * Exports that only tests import (`file name`). Shorten this list: a test should use the product's
 * own functions, or calculate its own expectation.
 */
export const madeForTests: readonly string[] = [
  'app/payments/server/orders/reconcile.service.ts reconcileDue',
  'app/platform/jobs.ts runJobsNow',
  'app/product.ts personalData',
  'app/ui/art/scenes.ts sceneNames',
];

const declared = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;
const test = /\.test\.tsx?$|^test\//;
// The framework, a list or the build finds these by file name.
const foundByName =
  /\/(pages|sections|feature)\.ts$|(\.page|-shell)\.tsx$|^app\/(root|entry\.[a-z]+)\.tsx$|-kept\.tsx?$/;

/**
 * The exports of app/ that only tests import, as `file name`. Reading the name in a file that
 * imports the module counts as using it.
 */
export function usedByTestsAlone(
  modules: readonly Pick<IModule, 'source' | 'dependencies'>[],
  textOf: (path: string) => string,
): string[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules.filter(({ source: path }) => !test.test(path)))
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  return modules
    .map(({ source }) => source)
    .filter((path) => path.startsWith('app/') && !test.test(path) && !foundByName.test(path))
    .flatMap((path) => {
      const readers = (importers.get(path) ?? []).map(textOf);
      return [...textOf(path).matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => !readers.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${path} ${name}`);
    })
    .toSorted();
}
