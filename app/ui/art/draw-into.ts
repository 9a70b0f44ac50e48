import { draw, type ArtKind, type ArtOptions } from './draw.ts';

/**
 * Puts a drawing into an element of the page. The browser loads this module, with the generator,
 * only when it must draw itself.
 */
export function drawInto<K extends ArtKind>(
  holder: Element,
  kind: K,
  seed: string,
  options: ArtOptions[K],
): void {
  holder.innerHTML = draw(kind, seed, options);
}
