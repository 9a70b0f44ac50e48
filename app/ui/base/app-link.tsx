import { useContext, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { needsDocument } from '#app/shared/pages.ts';
import { Detour } from './detour.ts';
import type { ListLeft } from '#app/ui/list/use-list-left.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** One of our paths, a file to `download`, or an address with a scheme (https:, mailto:). */
  to: string;
  /** The list that the link leaves, for the back link of the next page. */
  from?: ListLeft;
  /** Keeps the page's scroll position. */
  preventScrollReset?: boolean;
  /** For the next page, in the history entry. */
  state?: object;
}

/**
 * The product's only link component: prefetches pages on intent, loads pages as documents if they
 * need it, and leaves downloads and other sites to the browser.
 */
export function AppLink({ to: named, from, state = from, children, ...rest }: AppLinkProps) {
  const to = useContext(Detour)(named);
  if (/^[a-z]+:/i.test(named) || rest.download !== undefined) {
    return (
      <a href={named} rel="noopener" {...rest}>
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
