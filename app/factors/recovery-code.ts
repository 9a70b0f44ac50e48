/** How many a person gets at once. */
export const recoveryCodeCount = 10;

/** With so many left, or fewer, it is time for new ones. */
export const fewRecoveryCodes = 3;

/** Without I, L, O and U, which are misread (Crockford's base 32). */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits: no fast hash is a way to guess it. */
export const recoveryCodeLength = 16;

/** As it is shown, in four groups. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/**
 * As it is kept: whatever the case and the dashes, with the letters that are not used read as what
 * they look like.
 */
export const canonicalCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
