import { sizeText } from '#app/shared/size-text.ts';
import type { MediaKind } from './file-kinds.ts';

/** That a file is over its limit. The two sizes never read the same. */
export function tooLargeText(
  { name, size }: { name: string; size: number },
  kind: MediaKind,
  limit: number,
): string {
  const [own, most] = [sizeText(size), sizeText(limit)];
  return `“${name}” is ${own === most ? `just over ${own}` : own}. A ${kind} can be up to ${most}.`;
}
