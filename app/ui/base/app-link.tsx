import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { needsDocument } from '#app/shared/pages.ts';
import type { ListLeft } from '#app/ui/list/use-list-left.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, or an address with a scheme (https:, mailto:). */
  to: string;
  /** The list that is left by it, and to which the way back is to lead. */
  from?: ListLeft;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
  /** For the page that it leads to, in the history entry. */
  state?: object;
}

/**
 * The one link of the product: prefetches pages on intent, loads as documents those that need it,
 * leaves other sites to the browser.
 */
export function AppLink({ to, from, state = from, children, ...rest }: AppLinkProps) {
  if (/^[a-z]+:/i.test(to)) {
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  const loading = needsDocument(to)
    ? { reloadDocument: true }
    : { prefetch: 'intent' as const, state };
  return (
    <Link to={to} {...loading} {...rest}>
      {children}
    </Link>
  );
}
