/**
 * A typed text without what doesn't matter: capitals, spaces, the shape of quotation marks, the
 * rupee sign, the commas of a sum, a full stop at the end.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/₹|\brs\.?(?=\s*\d)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');

export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
export const isAmong = (text: string, accepted: readonly string[]): boolean =>
  accepted.some((each) => isSame(text, each));
