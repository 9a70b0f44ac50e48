import { indianNumber } from '#app/shared/indian-number.ts';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import './found-list.css';

interface FoundListProps {
  total: number;
  /** False: there are more than `total`, too many to count. */
  counted?: boolean;
  /** The singular and plural noun for the items. */
  nouns: readonly [string, string];
  /** What the search may have missed. */
  hint?: string | undefined;
  page: number;
  pages: number;
  children: ReactNode;
}

/** The number of results, one page of them, and links to the other pages. */
export function FoundList({
  total,
  counted = true,
  nouns: [one, many],
  hint,
  page,
  pages,
  children,
}: FoundListProps) {
  const { addressOf } = useAddressQuery();
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <p className="found-list-count text-small text-soft" role="status">
        {counted ? '' : 'More than '}
        {indianNumber(total)} {total === 1 ? one : many}
        {hint && `. ${hint}`}
      </p>
      <Card className="found-list-sheet" aria-busy={loading}>
        {children}
      </Card>
      <Pagination page={page} pages={pages} counted={counted} addressOf={addressOf} />
    </>
  );
}

export const FoundOutline = () => (
  <Card className="found-list-sheet" aria-busy="true">
    <div className="found-list-outline">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="heading" />
      ))}
    </div>
  </Card>
);
