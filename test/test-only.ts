import type { IModule } from 'dependency-cruiser';

/**
 * What nothing but tests imports (`file name`). Shorten it: a test goes through the door that the
 * product uses, or has its own idea of what is right.
 */
export const madeForTests: readonly string[] = [
  'app/courses/server/seed.ts readStartingCourses',
  'app/payments/server/orders/reconcile.service.ts reconcileDue',
  'app/platform/jobs.ts runJobsNow',
  'app/product.ts personalData',
  'app/ui/art/scenes.ts sceneNames',
];

const declared = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;
const test = /\.test\.tsx?$|^test\//;
// The framework, a list or the build finds these by the name of the file.
const foundByName =
  /\/(pages|sections|feature)\.ts$|(\.page|-shell)\.tsx$|^app\/(root|entry\.[a-z]+)\.tsx$|-kept\.tsx?$/;

/**
 * Values that files of app/ export and nothing but tests imports, as `file name`: reading the name
 * in a file that imports the module counts as using it.
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
