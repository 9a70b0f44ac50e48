import { brand } from '#app/shared/brand.ts';
import { passwordRules } from './password-rules.ts';

/** Longer passwords are refused, never truncated: this is the most that we hash. */
export const maxPasswordLength = 128;

/** Part 1 section 8, "Registration". */
export const weakPasswordText = 'Password is too weak. Please use a stronger password.';

/**
 * The message of the first rule that the password breaks, or null if the password is acceptable.
 */
export function passwordWeakness(password: string): string | null {
  const broken = passwordRules.find((rule) => !rule.met(password));
  if (broken) return broken.message;
  if (password.length > maxPasswordLength)
    return `Password must be at most ${maxPasswordLength} characters long`;
  if (isCommon(password)) return weakPasswordText;
  return null;
}

/**
 * Words that people vary until they satisfy the rules: "Password1!", "P@ssw0rd#2026",
 * "Welcome@123".
 */
const commonWords = new Set(
  (
    'password passwort pass passwd passcode letmein letmeinnow welcome welcometo login signin admin administrator root user guest test tester testing ' +
    'master super superman batman spiderman monkey dragon tiger shadow sunshine princess football baseball cricket hockey soccer michael jordan jennifer ' +
    'jessica ashley daniel charlie thomas george andrew jesus hello helloworld iloveyou iloveu love lovely secret changeme changeit change default temp ' +
    'qwerty qwertyuiop qwert qwe qwer qweasd qweasdzxc asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh aa aaa ' +
    'a b ab aabbcc xyz computer internet google facebook apple samsung android windows microsoft linux oracle cisco india indian bharat mumbai delhi bangalore ' +
    'krishna ganesh sairam omsairam jaishriram namaste summer winter spring autumn january monday friday starwars trustno trustnoone pokemon naruto ' +
    'flower freedom whatever qwertyqwerty passwordpassword mypassword newpassword p access ninja mustang ferrari harley hunter killer buster rocket startup'
  ).split(' '),
);

/** Sequences on the keyboard, letters and digits only. */
const keyboardWalk = /^(?:1q2w3e|1qaz|zaq1|q1w2e3|a1b2c3|qaz2wsx|123qwe|12qwaszx)/;

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (keyboardWalk.test(lower.replaceAll(/[^a-z0-9]/g, ''))) return true;
  const trimmed = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const plain = trimmed.replaceAll(/[^a-z]/g, (sign) => lookAlikes[sign] ?? '');
  const product = lettersOf(brand.name.toLowerCase());
  return [plain, lettersOf(trimmed)].some((word) => commonWords.has(word) || word === product);
}
