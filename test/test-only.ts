import type { IModule } from 'dependency-cruiser';

/**
 * What nothing but tests imports (`file name`). Shorten it: a test goes through the door that the
 * product uses, or has its own idea of what is right.
 */
export const madeForTests: readonly string[] = [
  'app/accounts/server/password-check.service.ts failuresInARow',
  'app/ai-tools/server/seed.ts readStartingTools',
  'app/courses/server/seed.ts readStartingCourses',
  'app/hackathons/server/seed.ts readStartingHackathons',
  'app/investors/server/seed.ts readStartingInvestors',
  'app/learning/web/progress-outbox.ts firstRetryMs',
  'app/learning/web/progress-outbox.ts longestRetryMs',
  'app/memberships/entitlements.ts holders',
  'app/payments/server/orders/reconcile.service.ts reconcileDue',
  'app/platform/cache-key.ts cacheKeys',
  'app/platform/jobs.ts runJobsNow',
  'app/platform/migrator.ts defaultMigrationsDir',
  'app/platform/migrator.ts migrationsIn',
  'app/product.ts personalData',
  'app/search/server/words.service.ts collectSoon',
  'app/sitemap.ts addressesPerFile',
  'app/ui/art/scenes.ts sceneNames',
  'app/ui/dialog/toast.ts createToasts',
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
