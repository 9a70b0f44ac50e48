import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type ReactNode } from 'react';
import { Button, PlainSubmit } from '#app/ui/base/button.tsx';
import { CheckField, RadioField } from '#app/ui/form/check-field.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { categories, type Category } from '../categories.ts';
import type { Tools } from '../contract.ts';
import { pricingKinds, type PricingKind } from '../tool-pricing.ts';
import type { ToolFilterControl } from './use-tool-filter.ts';

const Drawer = later(partOf(() => import('#app/ui/dialog/drawer.tsx'), 'Drawer'));

interface ToolFiltersProps {
  filter: ToolFilterControl;
  facets: Tools['facets'];
  total: number;
}

/** On wide screens the filters are on the left. */
export const ToolFilters = ({ filter, facets }: ToolFiltersProps) => (
  <div className="tool-filters">
    <Search filter={filter} />
    <Choices filter={filter} facets={facets} place="side" />
    <PlainSubmit>Show tools</PlainSubmit>
  </div>
);

/** On narrow screens they are in a sheet, behind a button at the search box. */
export function ToolSearch({ filter, facets, total }: ToolFiltersProps) {
  const [open, setOpen] = useState(false);
  const narrowed = filter.filtered.filter((name) => name !== 'q').length;
  return (
    <div className="tool-search">
      <Search
        filter={filter}
        action={
          <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon name="sliders-horizontal" /> Filters{narrowed > 0 && ` (${narrowed})`}
          </Button>
        }
      />
      {open && (
        <Drawer
          open
          onClose={() => setOpen(false)}
          label="Filters"
          heading={<h2 className="heading-4">Filters</h2>}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>
                {total === 1 ? 'Show 1 tool' : `Show ${total} tools`}
              </Button>
              {narrowed > 0 && (
                <ShowAllButton variant="quiet" onClick={filter.clear}>
                  Clear filters
                </ShowAllButton>
              )}
            </>
          }
        >
          <div className="tool-filters-sheet">
            <Choices filter={filter} facets={facets} place="sheet" />
          </div>
        </Drawer>
      )}
    </div>
  );
}

const Search = ({ filter, action }: { filter: ToolFilterControl; action?: ReactNode }) => (
  <SearchBox
    label="Search tools"
    hideLabel
    placeholder="Search tools"
    value={filter.typed}
    onSearch={(text) => filter.set('q', text, { replace: true })}
    action={action}
  />
);

function Choices({
  filter,
  facets,
  place,
}: Pick<ToolFiltersProps, 'filter' | 'facets'> & { place: string }) {
  const countOf = (facet: keyof Tools['facets'], choice: string) =>
    facets[facet].find(({ value }) => value === choice)?.count ?? 0;
  const checks = (name: 'category' | 'pricing' | 'tag', labelOf: (value: string) => string) =>
    facets[name].map(({ value, count }) => (
      <CheckField
        key={value}
        name={name}
        value={value}
        label={labelOf(value)}
        count={count}
        checked={filter.all(name).includes(value)}
        onChange={() => filter.toggle(name, value)}
      />
    ));
  const tags = filter.all('tag').length;
  return (
    <>
      <fieldset className="tool-filter">
        <legend>Category</legend>
        {checks('category', (value) => categories[value as Category])}
      </fieldset>
      <fieldset className="tool-filter">
        <legend>Pricing</legend>
        {checks('pricing', (value) => pricingKinds[value as PricingKind])}
      </fieldset>
      <fieldset className="tool-filter">
        <legend>Minimum rating</legend>
        {['', '3', '4', '4.5'].map((least) => (
          <RadioField
            key={least}
            // The page contains two copies of the filters; radios with the same name would deselect
            // each other.
            name={place === 'side' ? 'rating' : 'rating-in-sheet'}
            value={least}
            label={least ? `${least} and up` : 'Any'}
            count={least ? countOf('rating', least) : undefined}
            checked={filter.read('rating') === least}
            onChange={() => filter.set('rating', least)}
          />
        ))}
      </fieldset>
      <CheckField
        name="api"
        value="yes"
        label="API available"
        count={countOf('api', 'yes')}
        checked={filter.read('api') === 'yes'}
        onChange={({ target }) => filter.set('api', target.checked ? 'yes' : '')}
      />
      {facets.tag.length > 0 && (
        <details className="tool-filter-tags" open={tags > 0 || undefined}>
          <summary>
            <span>Tags{tags > 0 && ` (${tags})`}</span> <Icon name="chevron-down" />
          </summary>
          <fieldset className="tool-filter">
            <legend className="visually-hidden">Tags</legend>
            {checks('tag', (value) => value)}
          </fieldset>
        </details>
      )}
    </>
  );
}
