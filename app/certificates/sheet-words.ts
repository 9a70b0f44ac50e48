import type { CertificateSubject } from './contract.ts';

/** The rim of the badge has room for about as many letters. */
const longestRim = 20;

/** What the badge of a course or a path says round its upper rim. */
export function patchText({ kind, title }: Pick<CertificateSubject, 'kind' | 'title'>): string {
  const short = title.replace(/^(the|an?)\s+/i, '');
  if (short.length <= longestRim) return short;
  return kind === 'path' ? 'Path complete' : 'Course complete';
}

/** Long names are set smaller, so that they break once at most. */
export function nameClass(name: string): 'long' | 'longest' | undefined {
  if (name.length > 34) return 'longest';
  return name.length > 15 ? 'long' : undefined;
}
