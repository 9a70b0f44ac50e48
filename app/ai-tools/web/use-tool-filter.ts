import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { comparedIn, mostCompared } from '../addresses.ts';
import { choicesIn } from '../filter-address.ts';

/** The filter of the directory and the tools picked for comparison, stored in the address. */
export function useToolFilter() {
  const { coming, asked, become, set: setNames, filter, addressOf } = useAddressQuery();
  const hydrated = useHydrated();

  const all = (name: string): string[] => choicesIn(coming, name);
  const set = (name: string, value: string, options?: { replace?: boolean }): void =>
    filter({ [name]: value }, options);
  // The server doesn't read them: until hydration there are none.
  const compared = hydrated ? comparedIn(coming, 'compare') : [];

  return {
    read: (name: string): string => all(name).join(' '),
    /** The free text, as typed. */
    typed: asked('q'),
    all,
    set,
    /** Adds a choice to the others of its kind, or removes it. */
    toggle: (name: string, choice: string): void => {
      const chosen = all(name);
      set(
        name,
        (chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice])
          .toSorted()
          .join(' '),
      );
    },
    /** Everything except the picked tools. */
    clear: () => {
      const picked = coming.get('compare');
      become(new URLSearchParams(picked ? { compare: picked } : {}));
    },
    filtered: ['q', 'category', 'pricing', 'rating', 'api', 'tag'].filter(
      (name) => all(name).length > 0,
    ),
    addressOf,
    compared,
    comparesMost: compared.length >= mostCompared,
    pick: (id: string): void => {
      const picked = compared.includes(id)
        ? compared.filter((each) => each !== id)
        : [...compared, id];
      setNames({ compare: picked.join(' ') }, { replace: true });
    },
    pickNone: (): void => setNames({ compare: '' }, { replace: true }),
  };
}

export type ToolFilterControl = ReturnType<typeof useToolFilter>;
