import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { needsDocument } from '#app/shared/pages.ts';
import type { ListLeft } from './use-list-left.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, or an address with a scheme (https:, mailto:). */
  to: string;
  /** Keeps the scroll position, e.g. when only the query changes. */
  preventScrollReset?: boolean;
  /** The list that is left by it, and to which the way back is to lead. */
  from?: ListLeft;
}

/** The one link of the product: prefetches pages on intent, loads as documents those that need it, leaves other sites to the browser. */
export function AppLink({ to, preventScrollReset, from, children, ...rest }: AppLinkProps) {
  if (/^[a-z]+:/i.test(to)) {
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  const loading = needsDocument(to) ? { reloadDocument: true } : { prefetch: 'intent' as const, preventScrollReset, state: from };
  return (
    <Link to={to} {...loading} {...rest}>
      {children}
    </Link>
  );
}
