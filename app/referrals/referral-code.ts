import { codeLength } from '#app/shared/discount-code.ts';

const made = /^\w+$/;

export type CodeFault = 'characters' | 'length';

/**
 * What is wrong with the form of a code; undefined when nothing is. ASCII only, so no letter looks
 * like another’s.
 */
export function codeFault(code: string): CodeFault | undefined {
  if (!made.test(code)) return 'characters';
  return code.length < codeLength.least || code.length > codeLength.most ? 'length' : undefined;
}

/** Part 2 section 8, "Referral". */
export const invalidFormatText =
  'Invalid referral code format. Please use only letters, numbers, and underscores.';

/** What to say of the form of a code, on both sides; undefined when nothing is wrong with it. */
export function codeFaultText(code: string): string | undefined {
  const fault = codeFault(code);
  if (fault === 'characters') return invalidFormatText;
  return fault && `A referral code has ${codeLength.least} to ${codeLength.most} characters.`;
}

/** Codes are the same whatever their case: what they are looked up by. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/** Letters and digits that nobody mistakes for each other when they are said or written. */
export const spokenCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const longestName = 10;

/**
 * The code that a person gets at sign-up: the first name, if it can be written in a code, and a
 * random part.
 */
export function firstCode(displayName: string, randomPart: string): string {
  const [first = ''] = displayName.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().split(/\s+/);
  const letters = first
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, longestName)
    .toUpperCase();
  return `${letters || 'CREW'}_${randomPart}`;
}

/** All that others learn of a person's name (decisions.md, "Answers of the API"). */
export const firstName = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? '';
