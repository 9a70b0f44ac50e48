import { ownPath } from '#app/shared/redirects.ts';
import { httpsAddress } from '#app/shared/text-rules.ts';

/**
 * The target of a highlight: one of our pages, or another site by https. Undefined for anything
 * else.
 */
export const highlightLink = (typed: string): string | undefined =>
  ownPath(typed) ?? httpsAddress(typed);
