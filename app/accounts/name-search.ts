/**
 * Whether a search looks for this text anywhere in names and addresses. The indexes find a part of a
 * word only if it has three letters or digits in a row; other text must begin a name or an address.
 */
export const searchesParts = (text: string): boolean => /[\p{L}\p{M}\p{N}]{3}/u.test(text);
