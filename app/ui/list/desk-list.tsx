import type { ReactNode } from 'react';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { Pagination } from './pagination.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { useAddressQuery } from './use-address-query.ts';

interface DeskListProps<Tab extends string> {
  /** Names the row of tabs. */
  label: string;
  /** Its name in the address; the first tab is left out there. */
  name: string;
  tabs: readonly { value: Tab; label: string; count?: number | undefined }[];
  current: Tab;
  /** The button that adds to the list. */
  action?: ReactNode;
  pages: number;
  /** One page of rows, or an explanation if there are none. */
  children: ReactNode;
}

/** A list in the admin area: its tabs, one page of the chosen tab, and links to the other pages. */
export function DeskList<Tab extends string>({
  label,
  name,
  tabs,
  current,
  action,
  pages,
  children,
}: DeskListProps<Tab>) {
  const { query, addressWith, addressOf } = useAddressQuery();
  return (
    <div className="stack">
      <div className="row row-between">
        <SegmentedLinks
          label={label}
          links={tabs.map((tab, index) => ({
            to: addressWith({ [name]: index === 0 ? '' : tab.value, page: '', edit: '' }),
            label: tab.label,
            count: tab.count,
            current: tab.value === current,
          }))}
        />
        {action}
      </div>
      {children}
      <Pagination page={Math.min(pageNumberIn(query), pages)} pages={pages} addressOf={addressOf} />
    </div>
  );
}

export const DeskOutline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="panel" />
  </div>
);
