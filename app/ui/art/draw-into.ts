import { draw, type ArtKind, type ArtOptions } from './draw.ts';

/**
 * Puts a drawing into an element of the page. The browser loads this module, and the generator with
 * it, when it must draw by itself.
 */
export function drawInto<K extends ArtKind>(
  holder: Element,
  kind: K,
  seed: string,
  options: ArtOptions[K],
): void {
  holder.innerHTML = draw(kind, seed, options);
}
