// The selection of `npm test -- changed`: the quick tests that a change inside a few features can
// reach.
import { execFileSync } from 'node:child_process';

/**
 * Checks to run while working. If only features changed, the HTTP tests are those features' own.
 * Continuous integration finds everything else.
 */
export const quickChecks = ['format', 'types', 'lint', 'unit', 'http'];

/**
 * Files that differ from `main`, committed or not, and new files; paths from the project's root.
 */
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
 * The features that own these files. It is undefined if a file belongs to no feature, because such
 * a file can affect everything.
 */
export function featuresOf(files: readonly string[]): string[] | undefined {
  const features = new Set<string>();
  for (const file of files.filter((path) => !silent.test(path))) {
    const feature =
      /^app\/([^/]+)\/./.exec(file)?.[1] ?? /^test\/matrix\/([a-z-]+)\.test\.ts$/.exec(file)?.[1];
    // A migration comes with the feature whose tables it creates; the tables' test checks it.
    if (file.startsWith('migrations/')) continue;
    if (!feature || common.test(file)) return undefined;
    features.add(feature);
  }
  return [...features];
}

/** The HTTP tests of these features, as file arguments for vitest. */
export const testsOf = (features: readonly string[]): string[] => [
  ...features.flatMap((feature) => [`app/${feature}/`, `test/matrix/${feature}.test.ts`]),
  'test/contracts.test.ts',
  'test/matrix.test.ts',
  'test/tables.test.ts',
];
