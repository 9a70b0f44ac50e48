import { applicationStates, type ApplicationState } from './application-state.ts';

export interface ApplicationSelection {
  /** An opening's id; `none`: those for whatever comes. */
  opening: string;
  state: ApplicationState | 'all';
  search: string;
}

/** What an address selects of the inbox; what it says wrongly counts as unsaid. */
export function selectionIn(query: URLSearchParams): ApplicationSelection {
  const state = query.get('state');
  return {
    opening: (query.get('opening') ?? 'all').slice(0, 40),
    state:
      state === 'all' ? 'all' : (applicationStates.find((each) => each === state) ?? 'received'),
    search: (query.get('search') ?? '').trim().slice(0, 100),
  };
}
