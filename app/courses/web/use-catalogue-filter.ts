import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { CatalogueFilter } from '../catalogue-filter.ts';

interface FilterControl extends CatalogueFilter {
  /** Each keystroke changes the present address. */
  setText: (text: string) => void;
  /** A new address, so that Back leads to the topic before. */
  setTopic: (topic: string) => void;
  clear: () => void;
}

/**
 * The filter of the course list, kept in the address (`?q=&topic=`). The server renders the list unfiltered, the same for everyone,
 * and so does the first render in the browser.
 */
export function useCatalogueFilter(): FilterControl {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const read = (name: string) => (hydrated ? (query.get(name) ?? '') : '');

  const set = (name: string, value: string, replace: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );

  return {
    text: read('q'),
    topic: read('topic'),
    setText: (text) => set('q', text, true),
    setTopic: (topic) => set('topic', topic, false),
    clear: () => setQuery({}, { preventScrollReset: true }),
  };
}
