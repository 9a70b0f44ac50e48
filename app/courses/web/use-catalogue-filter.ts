import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { choicesIn, filterNames, type FilterName } from '../catalogue-filter.ts';

/** The filter of the course list, stored in the address. */
export function useCatalogueFilter() {
  const { coming, asked, read, filter, clear, addressWith, addressOf } = useAddressQuery();
  const chosen = (name: FilterName): string[] => choicesIn(coming, name);
  return {
    text: asked('q'),
    /** Each keystroke changes the current address. */
    setText: (q: string) => filter({ q, exact: '' }, { replace: true }),
    sort: read('sort'),
    setSort: (sort: string) => filter({ sort }),
    chosen,
    count: filterNames.reduce((sum, name) => sum + chosen(name).length, 0),
    /**
     * Adds a choice to the others of its kind, or removes it, under a new address, so that Back
     * undoes it.
     */
    toggle: (name: FilterName, choice: string) => {
      const others = chosen(name).filter((each) => each !== choice);
      const next = others.length < chosen(name).length ? others : [...others, choice].toSorted();
      filter({ [name]: next.join(' ') });
    },
    clearChoices: () => filter(Object.fromEntries(filterNames.map((name) => [name, '']))),
    clear,
    exactAddress: addressWith({ exact: 'yes', page: '' }),
    addressFor: (q: string) => addressWith({ q, exact: '', page: '' }),
    addressOf,
  };
}

export type CatalogueFilterControl = ReturnType<typeof useCatalogueFilter>;
