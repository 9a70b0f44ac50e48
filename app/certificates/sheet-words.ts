import { instantText } from '#app/shared/instant-text.ts';
import type { CertificateSubject, PublicCertificate } from './contract.ts';

/** The rim of the badge has room for about as many letters. */
const longestRim = 20;

/** What the badge of a course or a path says round its upper rim. */
export function patchText({ kind, title }: Pick<CertificateSubject, 'kind' | 'title'>): string {
  const short = title.replace(/^(the|an?)\s+/i, '');
  if (short.length <= longestRim) return short;
  return kind === 'path' ? 'Path complete' : 'Course complete';
}

/** What the sheet says beside its words, on the page and in the PDF. */
export const sheetFacts = ({
  finishedAt,
  duration,
  number,
}: Pick<PublicCertificate, 'finishedAt' | 'duration' | 'number'>): (readonly [
  string,
  string,
])[] => [
  ['Finished on', instantText(finishedAt, 'date')],
  ...(duration ? [[lengthFact, duration] as const] : []),
  ['Number', number],
];

/** How long the lessons take: '10 hours', or what the author says. */
export const lengthFact = 'Length';

/** Long names are set smaller, so that they break once at most; the longest take three lines. */
export function nameClass(name: string): 'long' | 'longer' | 'longest' | undefined {
  if (name.length > 56) return 'longest';
  if (name.length > 34) return 'longer';
  return name.length > 15 ? 'long' : undefined;
}

/** Long titles are set smaller, too: what is below them has its place. */
export function titleClass(title: string): 'long' | 'longest' | undefined {
  if (title.length > 110) return 'longest';
  return title.length > 60 ? 'long' : undefined;
}
