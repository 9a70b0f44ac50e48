/** Crockford's base 32: no I, L, O and U, which people misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const length = 20;
const groupLength = 5;

/** 20 characters of 5 random bits each, which is 100 bits: 'K7Q2M-9XH4T-0PWZC-R5E8N'. */
export const newCode = (randomBytes: (size: number) => Uint8Array): string =>
  inGroups(Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % 32)).join(''));

/** A code as it was issued, however it was typed; undefined if it can't be one. */
export function codeIn(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—_.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode =
    letters.length === length && Array.from(letters).every((letter) => alphabet.includes(letter));
  return isCode ? inGroups(letters) : undefined;
}

const inGroups = (letters: string): string =>
  (letters.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/** The page that redeems it. */
export const redeemAddress = (code: string): string => `/redeem?${new URLSearchParams({ code })}`;
