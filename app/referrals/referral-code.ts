import { codeLength } from '#app/shared/discount-code.ts';

const made = /^\w+$/;

export type CodeFault = 'characters' | 'length';

/**
 * What is wrong with a code's format; undefined when nothing is. ASCII only, so that no letter
 * looks like another.
 */
export function codeFault(code: string): CodeFault | undefined {
  if (!made.test(code)) return 'characters';
  return code.length < codeLength.least || code.length > codeLength.most ? 'length' : undefined;
}

/** Part 2 section 8, "Referral". */
export const invalidFormatText =
  'Invalid referral code format. Please use only letters, numbers, and underscores.';

/** The text about a code's format, on both sides; undefined when nothing is wrong with it. */
export function codeFaultText(code: string): string | undefined {
  const fault = codeFault(code);
  if (fault === 'characters') return invalidFormatText;
  return fault && `A referral code has ${codeLength.least} to ${codeLength.most} characters.`;
}

/** The lookup key of a code, because case doesn't matter. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** Letters and digits that nobody confuses when they are spoken or written. */
export const spokenCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const longestName = 10;

/**
 * The code that a person gets at sign-up: the first name, if a code can contain it, and a random
 * part.
 */
export function firstCode(displayName: string, randomPart: string): string {
  const [first = ''] = displayName.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().split(/\s+/);
  const letters = first
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, longestName)
    .toUpperCase();
  return `${letters || 'CREW'}_${randomPart}`;
}

/** The only part of a person's name that others see (decisions.md, "Answers of the API"). */
export const firstName = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? '';
