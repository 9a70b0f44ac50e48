import { useLocation } from 'react-router';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { DeskList } from './desk-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { Table, type Column } from './table.tsx';
import { useAddressQuery } from './use-address-query.ts';
import { useListLeft } from './use-list-left.ts';
import './inbox-list.css';

interface InboxListProps<Row, State extends string> {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The number of results, in words. */
  foundText: string;
  pages: number;
  /** In order; new items have the first state. */
  states: readonly State[];
  stateTexts: Readonly<Record<State, string>>;
  counts: Readonly<Record<State, number>>;
  state: State | 'all';
  search: string;
  /** The fields that the search reads. */
  placeholder: string;
  /** A second filter, in the address under its name unless it is `all`. */
  choice: { name: string; value: string; options: readonly { value: string; label: string }[] };
  /** Shown while the inbox is empty: where items come from. */
  origin: string;
}

/**
 * Received items, newest first: a tab for each state, a search, and one more filter. The address
 * contains the choices.
 */
export function InboxList<Row extends { id: string }, State extends string>({
  caption,
  rows,
  columns,
  foundText,
  pages,
  states,
  stateTexts,
  counts,
  state,
  search,
  placeholder,
  choice: { name, value, options },
  origin,
}: InboxListProps<Row, State>) {
  const { filter } = useAddressQuery();
  const narrowed = search !== '' || value !== 'all';
  return (
    <DeskList<State | 'all'>
      label="States"
      name="state"
      tabs={[
        ...states.map((each) => ({ value: each, label: stateTexts[each], count: counts[each] })),
        { value: 'all', label: 'All' },
      ]}
      current={state}
      pages={pages}
    >
      <search className="inbox-search">
        <SearchBox
          label="Search"
          hideLabel
          placeholder={placeholder}
          value={search}
          onSearch={(text) => filter({ search: text }, { replace: true })}
        />
        <SelectField
          label={`Which ${name}`}
          hideLabel
          value={value}
          onChange={({ currentTarget }) =>
            filter({ [name]: currentTarget.value === 'all' ? '' : currentTarget.value })
          }
          options={[{ value: 'all', label: `Every ${name}` }, ...options]}
        />
      </search>
      <p role="status" className="text-small text-soft">
        {foundText}
      </p>
      {rows.length > 0 ? (
        <Card>
          <Table caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />
        </Card>
      ) : (
        <EmptyState scene="mail" heading={narrowed ? 'Nothing matches' : 'Nothing is waiting here'}>
          {narrowed ? `Try other words, another ${name} or another state.` : origin}
        </EmptyState>
      )}
    </DeskList>
  );
}

interface InboxLinkProps {
  to: string;
  who: string;
  /** What it is about. */
  what: string;
}

/** The cell of an inbox that links to the item. */
export function InboxLink({ to, who, what }: InboxLinkProps) {
  const from = useListLeft(useLocation().pathname);
  return (
    <AppLink to={to} from={from} className="inbox-link">
      <b className="strong">{who}</b>
      <span className="text-small text-soft">{what}</span>
    </AppLink>
  );
}
