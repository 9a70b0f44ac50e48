import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { needsDocument } from '#app/shared/pages.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, or an address with a scheme (https:, mailto:). */
  to: string;
  /** Keeps the scroll position, e.g. when only the query changes. */
  preventScrollReset?: boolean;
}

/** The one link of the product: prefetches pages on intent, loads as documents those that need it, leaves other sites to the browser. */
export function AppLink({ to, preventScrollReset, ...rest }: AppLinkProps) {
  if (/^[a-z]+:/i.test(to)) return <a href={to} rel="noopener" {...rest} />;
  if (needsDocument(to)) return <Link to={to} reloadDocument {...rest} />;
  return <Link to={to} prefetch="intent" preventScrollReset={preventScrollReset} {...rest} />;
}
