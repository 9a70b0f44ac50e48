// What `npm test -- changed` runs: the tests that a change inside a few features can reach soon.
import { execFileSync } from 'node:child_process';

/**
 * While one works. The HTTP tests are those of the features that changed, if it is only features;
 * what else a change reaches, continuous integration tells.
 */
export const quickChecks = ['format', 'types', 'lint', 'unit', 'http'];

/** Paths from the project's root: what differs from `main`, committed or not, and what is new. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [
    ...new Set([
      ...git('diff', '--name-only', base),
      ...git('ls-files', '-o', '--exclude-standard'),
    ]),
  ];
}

const common = /^app\/(shared|platform|ui|shell)\//;
const silent = /^(docs|\.ci)\/|\.md$/;

/**
 * The features that own these files; undefined where one of the files is of none, and so may reach
 * everything.
 */
export function featuresOf(files: readonly string[]): string[] | undefined {
  const features = new Set<string>();
  for (const file of files.filter((path) => !silent.test(path))) {
    const feature =
      /^app\/([^/]+)\/./.exec(file)?.[1] ?? /^test\/matrix\/([a-z-]+)\.test\.ts$/.exec(file)?.[1];
    // A migration comes with the feature whose tables it makes; the tables' test holds it.
    if (file.startsWith('migrations/')) continue;
    if (!feature || common.test(file)) return undefined;
    features.add(feature);
  }
  return [...features];
}

/** The files of tests that hold these features over HTTP, as vitest takes them. */
export const testsOf = (features: readonly string[]): string[] => [
  ...features.flatMap((feature) => [`app/${feature}/`, `test/matrix/${feature}.test.ts`]),
  'test/contracts.test.ts',
  'test/matrix.test.ts',
  'test/tables.test.ts',
];
