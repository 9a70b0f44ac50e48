import type { ReactNode } from 'react';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useAddressQuery } from './use-address-query.ts';
import './filter-form.css';

interface FilterProps {
  /** Its name in the address. */
  name: string;
  label: string;
}

/** What narrows a list. The address keeps each choice, and another choice starts at the first page. */
export const FilterForm = ({ children }: { children: ReactNode }) => (
  <form className="filter-form" role="search" onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
);

/** Disables a list's filters while the page loads, because text typed there would be lost. */
export const FilterOutline = ({ children }: { children: ReactNode }) => <div inert>{children}</div>;

interface SearchFilterProps extends FilterProps {
  placeholder: string;
  /** The placeholder needs the whole row. */
  wide?: boolean;
}

export function SearchFilter({ name, label, placeholder, wide = false }: SearchFilterProps) {
  const { read, filter } = useAddressQuery();
  return (
    <div className="filter-form-search" data-wide={wide || undefined}>
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={read(name)}
        onSearch={(text) => filter({ [name]: text }, { replace: true })}
      />
    </div>
  );
}

interface SelectFilterProps extends FilterProps {
  /** What the list shows without a choice. */
  usual?: string;
  options: readonly { value: string; label: string }[];
}

export function SelectFilter({ name, label, usual = 'All', options }: SelectFilterProps) {
  const { read, filter } = useAddressQuery();
  return (
    <SelectField
      label={label}
      value={read(name)}
      onChange={({ target }) => filter({ [name]: target.value })}
      options={[{ value: '', label: usual }, ...options]}
    />
  );
}

export function DayFilter({ name, label }: FilterProps) {
  const { read, filter } = useAddressQuery();
  return (
    <TextField
      label={label}
      type="date"
      value={read(name)}
      onChange={({ target }) => filter({ [name]: target.value })}
    />
  );
}
