/**
 * The path of an address in one spelling. Percent-encoding has endless ones for every path, and
 * each would be stored as an answer of its own. Undefined where it can't be decoded, or where a
 * segment hides a slash, a backslash or a control character.
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
