import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { brand } from '#app/shared/brand.ts';
import { passwordWeakness, weakPasswordText } from '../password-weakness.ts';

interface Owner {
  email: string;
  displayName: string;
}

/**
 * The fault of a password that its owner is about to set, or null: first the rules that the forms
 * check too, then how easily it is guessed.
 */
export const passwordFaultOf = async (
  password: string,
  owner: Owner | null,
): Promise<string | null> =>
  passwordWeakness(password) ?? ((await isGuessable(password, owner)) ? weakPasswordText : null);

/** The first of zxcvbn's five steps (0 to 4) that takes more than some 10^8 guesses. */
const unlikely = 3;

/**
 * True if someone would guess it who tries common passwords, words, dates, keyboard sequences, the
 * product's name and the owner's own. Eight random characters score as low, but nobody can guess
 * them, and the rules allow them.
 */
async function isGuessable(password: string, owner: Owner | null): Promise<boolean> {
  const words = [
    brand.name,
    ...`${owner?.email ?? ''} ${owner?.displayName ?? ''}`.split(/[^\p{L}\p{N}]+/u),
  ].filter(({ length }) => length > 2);
  const { score, sequence } = (await guesser()).check(
    password,
    words.map((word) => word.toLowerCase()),
  );
  return score < unlikely && sequence.some(({ pattern }) => pattern !== 'bruteforce');
}

let loading: Promise<ZxcvbnFactory> | undefined;

/**
 * Its word lists take some 30 MB, so they are loaded when the first password is set. Both limits
 * prevent a long password from taking seconds.
 */
const guesser = () =>
  (loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Guesser }, { dictionary, adjacencyGraphs: graphs }]) =>
      new Guesser({ dictionary, graphs, maxLength: 40, l33tMaxSubstitutions: 20 }),
  ));
