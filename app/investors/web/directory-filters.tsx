import { PlainSubmit } from '#app/ui/base/button.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { MaskedDirectory } from '../contract.ts';
import type { FacetName } from '../directory-filter.ts';

type Facets = MaskedDirectory['facets'];

const all: Readonly<Record<FacetName, { label: string; nothing: string }>> = {
  location: { label: 'Location', nothing: 'All locations' },
  tag: { label: 'Tags', nothing: 'All tags' },
  industry: { label: 'Industry', nothing: 'All industries' },
};

/** Search, three choices and Show Viewed. A plain form without JavaScript. */
export function DirectoryFilters({ facets, open }: { facets: Facets | undefined; open: boolean }) {
  const { asked, filter } = useAddressQuery();
  return (
    <form
      className="directory-filters"
      role="search"
      action="/investors"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox
        label="Search investors"
        hideLabel
        name="q"
        placeholder="Search by sector, city or headline"
        value={asked('q')}
        onSearch={(text) => filter({ q: text }, { replace: true })}
      />
      {(['location', 'tag', 'industry'] as const).map((name) => (
        <SelectField
          key={name}
          label={all[name].label}
          hideLabel
          name={name}
          value={asked(name)}
          onChange={({ target }) => filter({ [name]: target.value })}
          options={[
            { value: '', label: all[name].nothing },
            ...choicesOf(facets?.[name] ?? [], asked(name)),
          ]}
        />
      ))}
      <PlainSubmit>Search</PlainSubmit>
      <div className="row">
        <CheckField
          label="Show Viewed"
          title={open ? undefined : 'Available to premium members'}
          disabled={!open}
          checked={open && asked('viewed') === '1'}
          onChange={({ target }) => filter({ viewed: target.checked ? '1' : '' })}
        />
        {open && (
          <CheckField
            label="My list"
            checked={asked('shortlisted') === '1'}
            onChange={({ target }) => filter({ shortlisted: target.checked ? '1' : '' })}
          />
        )}
      </div>
    </form>
  );
}

/** A chosen value stays among the choices, even when it no longer has results. */
function choicesOf(facet: Facets[FacetName], chosen: string) {
  const known = !chosen || facet.some(({ value }) => value === chosen);
  return [...facet, ...(known ? [] : [{ value: chosen, count: 0 }])].map(({ value, count }) => ({
    value,
    label: `${value} (${count})`,
  }));
}
