import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { CatalogueFilter } from '../catalogue-filter.ts';

interface FilterControl extends CatalogueFilter {
  /** Each keystroke changes the present address. */
  setText: (text: string) => void;
  /** A new address, so that Back leads to the topic before. */
  setTopic: (topic: string) => void;
  clear: () => void;
}

/** The filter of the course list, kept in the address (`?q=&topic=`). */
export function useCatalogueFilter(): FilterControl {
  const { asked, set, clear } = useAddressQuery();
  return {
    text: asked('q'),
    topic: asked('topic'),
    setText: (text) => set({ q: text }, { replace: true }),
    setTopic: (topic) => set({ topic }),
    clear,
  };
}
