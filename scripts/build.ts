import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { step, succeed } from './setup.mjs';

const stamp = 'build/.stamp';
const bundler = 'node_modules/@react-router/dev/bin.cjs';

/** What ends up in build/, or decides what does. */
export const sources = [
  'app/**/*',
  'content/*.{json,md}',
  'content/policies/*',
  'public/**/*',
  'scripts/{compress,lighter-libraries,unused-parts,without-parts}.ts',
  '*.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the application unless build/ is already up to date. The running server reads other
 * content, and migrations, itself.
 */
export async function build(): Promise<void> {
  // An image contains its build, but not the packages to make another.
  if (!existsSync(bundler) && existsSync('build/server/index.js')) return;
  const source = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  rmSync(stamp, { force: true });
  const env = { NODE_ENV: 'production' };
  await step('Building', async () => {
    await succeed(process.execPath, [bundler, 'build'], env);
    if (existsSync('scripts/compress.ts'))
      await succeed(process.execPath, ['scripts/compress.ts'], env);
  });
  writeFileSync(stamp, source);
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const paths = globSync(sources).filter(
    (path) => !/\.test\.tsx?$/.test(path) && statSync(path).isFile(),
  );
  for (const path of paths.toSorted()) hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
