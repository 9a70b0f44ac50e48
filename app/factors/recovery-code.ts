/** How many a person gets at once. */
export const recoveryCodeCount = 10;

/** With this many left, or fewer, we suggest new ones. */
export const fewRecoveryCodes = 3;

/** Without I, L, O and U, which are easily misread (Crockford's base 32). */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits: even a fast hash can't be used to guess it. */
export const recoveryCodeLength = 16;

/** As it is shown, in four groups. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/**
 * The stored form: without dashes, in one case, with unused letters read as the characters they
 * resemble.
 */
export const canonicalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
