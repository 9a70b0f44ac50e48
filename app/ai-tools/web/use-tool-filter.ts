import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { comparedIn, mostCompared } from '../addresses.ts';
import { choicesIn } from '../filter-address.ts';

/** Names of the address that the server does not read: until React has taken the page over they say nothing. */
const ofTheBrowser: readonly string[] = ['q', 'compare'];

/** The filter of the directory and the tools picked to be compared, kept in the address. */
export function useToolFilter() {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();

  const change = (edit: (query: URLSearchParams) => void, replace = false): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const set = (name: string, value: string, { replace = false } = {}): void =>
    change((next) => {
      if (value) next.set(name, value);
      else next.delete(name);
      next.delete('page');
    }, replace);
  const all = (name: string): string[] => (ofTheBrowser.includes(name) && !hydrated ? [] : choicesIn(query, name));
  const compared = hydrated ? comparedIn(query, 'compare') : [];

  return {
    read: (name: string): string => all(name).join(' '),
    /** The free text, as it was typed. */
    typed: hydrated ? (query.get('q') ?? '') : '',
    all,
    set,
    /** Adds a choice to those of its kind, or takes it away. */
    toggle: (name: string, choice: string): void => {
      const chosen = all(name);
      set(name, (chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]).toSorted().join(' '));
    },
    /** Everything but the tools that are picked. */
    clear: () =>
      change((next) => {
        for (const name of new Set(next.keys())) if (name !== 'compare') next.delete(name);
      }),
    filtered: ['q', 'category', 'pricing', 'rating', 'api', 'tag'].filter((name) => all(name).length > 0),
    addressOf: (page: number): string => {
      const next = new URLSearchParams(query);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return `?${next}`;
    },
    compared,
    comparesMost: compared.length >= mostCompared,
    pick: (id: string): void =>
      change((next) => {
        const picked = compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id];
        if (picked.length > 0) next.set('compare', picked.join(' '));
        else next.delete('compare');
      }, true),
    pickNone: (): void => change((next) => next.delete('compare'), true),
  };
}

export type ToolFilterControl = ReturnType<typeof useToolFilter>;
