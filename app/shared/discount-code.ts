/** How long a referral or promotion code is (decisions.md ruling 10). */
export const codeLength = { least: 4, most: 20 };

/** ASCII only, so that no letter looks like another’s. */
export const discountCodeShape = new RegExp(
  `^[A-Za-z0-9_]{${codeLength.least},${codeLength.most}}$`,
);

/**
 * The fragments that tell the plans page whether the code was copied. The banner leads to another
 * document, and a toast disappears with its own.
 */
export const copyOutcomes = { copied: '#code-copied', failed: '#code-not-copied' } as const;
