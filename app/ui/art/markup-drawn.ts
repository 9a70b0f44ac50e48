import { draw, type ArtKind, type ArtOptions } from './draw.ts';

/**
 * What `<Art>` puts into its box on the server. The browser's build replaces this file with
 * `markup-kept.ts` (package.json, "imports").
 */
export const markup = <K extends ArtKind>(
  kind: K,
  seed: string,
  options: ArtOptions[K],
): { __html: string } => ({
  __html: draw(kind, seed, options),
});
