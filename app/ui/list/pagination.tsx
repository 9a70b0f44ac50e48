import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import './pagination.css';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** False: there may be more pages than these. */
  counted?: boolean;
  /** Address of a page; include filters and order. */
  addressOf: (page: number) => string;
  /** Names the landmark, if a page has more than one. */
  label?: string;
}

/** Previous, "Page 2 of 5", Next. */
export function Pagination({
  page,
  pages,
  counted = true,
  addressOf,
  label = 'Pages',
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <Step to={page > 1 ? addressOf(page - 1) : undefined}>
        <Icon name="chevron-left" />
        Previous
      </Step>
      <span className="tabular" aria-current="page">
        Page {page}
        {counted && ` of ${pages}`}
      </span>
      <Step to={page < pages ? addressOf(page + 1) : undefined}>
        Next
        <Icon name="chevron-right" />
      </Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to) {
    return (
      // At either end the pressed link disappears, so the focus moves to the other one.
      <ButtonLink
        variant="quiet"
        to={to}
        onClick={({ currentTarget }) =>
          currentTarget.parentElement && keepFocusIn(currentTarget.parentElement)
        }
      >
        {children}
      </ButtonLink>
    );
  }
  return (
    <span className="pagination-end" aria-hidden="true">
      {children}
    </span>
  );
}
