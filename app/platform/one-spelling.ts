/**
 * The path of an address in one spelling. Every path has endless percent-encoded spellings, and
 * each would be cached as a separate answer. Undefined if it can't be decoded, or if a segment
 * hides a slash, a backslash or a control character.
 */
export function inOneSpelling(pathname: string): string | undefined {
  const segments = pathname.split('/').map(decoded);
  if (segments.some((segment) => segment === undefined || /[/\\\p{Cc}]/u.test(segment)))
    return undefined;
  return segments.map((segment = '') => encodeURIComponent(segment)).join('/');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
