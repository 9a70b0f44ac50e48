/** 34 signs: digits and capitals, without the letters O and I (decisions.md ruling 68). */
export const numberSigns = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 'LFT-7Q4M-29KD' from eight signs. */
export const numberOf = (signs: string): string => `LFT-${signs.slice(0, 4)}-${signs.slice(4)}`;

/**
 * What somebody typed, spelt as our numbers are: capitals, with hyphens in their places. Undefined
 * if it can't be one of them.
 */
export function spelt(typed: string): string | undefined {
  const signs = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  const own = signs.length === 11 && signs.startsWith('LFT') ? signs.slice(3) : signs;
  return own.length === 8 && [...own].every((sign) => numberSigns.includes(sign))
    ? numberOf(own)
    : undefined;
}

/** The number that was probably meant, if an O or an I was typed for a zero or a one. */
export function probablyMeant(typed: string): string | undefined {
  const corrected = typed.toUpperCase().replaceAll('O', '0').replaceAll('I', '1');
  return corrected === typed.toUpperCase() ? undefined : spelt(corrected);
}

/** Where people find their own. */
export const ownCertificatesPath = '/account/certificates';

/** The page of a certificate, and the short address that is printed on it. */
export const certificatePath = (number: string): string => `/certificates/${number}`;
export const printedPath = (number: string): string => `/c/${number}`;
