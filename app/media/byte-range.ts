/**
 * The bytes that a Range header asks for, both ends included. Undefined: all of them, since there
 * is no header, or one that we don't understand. Null: none of what there is.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return undefined;
  return start < size && (first || Number(last) > 0) ? { start, end } : null;
}
