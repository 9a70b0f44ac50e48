import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const holding = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : holding(dirname(folder));

/**
 * The folder of package.json: the same from `app/` in development and from the bundle in
 * `build/server/`.
 */
export const projectRoot = holding(import.meta.dirname);
