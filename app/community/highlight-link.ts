import { ownPath } from '#app/shared/redirects.ts';
import { httpsAddress } from '#app/shared/text-rules.ts';

/**
 * Where a highlight may lead: a page of ours, or another site by https. Undefined for anything
 * else.
 */
export const highlightLink = (typed: string): string | undefined =>
  ownPath(typed) ?? httpsAddress(typed);
