/**
 * Whether a search finds this text anywhere in names and addresses. The indexes find a part of a word
 * only if it has three letters or digits in a row. Other text must begin a word of the name, or the
 * address.
 */
export const searchesParts = (text: string): boolean => /[\p{L}\p{M}\p{N}]{3}/u.test(text);
