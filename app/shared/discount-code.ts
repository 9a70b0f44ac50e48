/** How long a referral or promotion code is (decisions.md ruling 10). */
export const codeLength = { least: 4, most: 20 };

/** ASCII only, so that no letter looks like another’s. */
export const discountCodeShape = new RegExp(
  `^[A-Za-z0-9_]{${codeLength.least},${codeLength.most}}$`,
);

/**
 * The plans, or with `plan` the checkout, with the waiting code if it has a valid shape
 * (decisions.md ruling 56).
 */
export function plansAddress(code = '', plan?: string): string {
  const query = new URLSearchParams({
    ...(plan && { plan }),
    ...(discountCodeShape.test(code.trim()) && { code: code.trim() }),
  });
  return query.size > 0 ? `/register?${query}` : '/register';
}

/** The code in an address of the plans; undefined if there is none, or something invalid. */
export function codeIn(address: string | null): string | undefined {
  const [path, query] = address?.split(/[?#]/) ?? [];
  const [code = '', ...others] =
    path === '/register' ? new URLSearchParams(query).getAll('code') : [];
  return others.length === 0 && discountCodeShape.test(code) ? code : undefined;
}

/**
 * The fragments that tell the plans page whether the code was copied. The banner leads to another
 * document, and a toast disappears with its own.
 */
export const copyOutcomes = { copied: '#code-copied', failed: '#code-not-copied' } as const;
