/** The rim of the badge has room for about as many letters. */
const longestRim = 20;

/** What the badge of a course says round its upper rim. */
export function patchText(title: string): string {
  const short = title.replace(/^(the|an?)\s+/i, '');
  return short.length <= longestRim ? short : 'Course complete';
}

/** Long names are set smaller, so that they break once at most. */
export function nameClass(name: string): 'long' | 'longest' | undefined {
  if (name.length > 34) return 'longest';
  return name.length > 15 ? 'long' : undefined;
}
