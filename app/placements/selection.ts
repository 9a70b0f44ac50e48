import { applicationStates, type ApplicationState } from './application-state.ts';

export interface ApplicationSelection {
  /** An opening's id; `none`: those for the talent pool. */
  opening: string;
  state: ApplicationState | 'all';
  search: string;
}

/** The filter in an inbox address. Invalid values are ignored. */
export function selectionIn(query: URLSearchParams): ApplicationSelection {
  const state = query.get('state');
  return {
    opening: (query.get('opening') ?? 'all').slice(0, 40),
    state:
      state === 'all' ? 'all' : (applicationStates.find((each) => each === state) ?? 'received'),
    search: (query.get('search') ?? '').trim().slice(0, 100),
  };
}
