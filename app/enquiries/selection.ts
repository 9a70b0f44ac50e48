import {
  enquiryKinds,
  enquiryStates,
  type EnquiryKind,
  type EnquiryState,
} from './enquiry-state.ts';

export interface EnquirySelection {
  kind: EnquiryKind | 'all';
  state: EnquiryState | 'all';
  search: string;
}

/** The part of the inbox that an address selects; invalid values are ignored. */
export function selectionIn(query: URLSearchParams): EnquirySelection {
  const asked = { kind: query.get('kind'), state: query.get('state') };
  return {
    kind: enquiryKinds.find((kind) => kind === asked.kind) ?? 'all',
    state:
      asked.state === 'all'
        ? 'all'
        : (enquiryStates.find((state) => state === asked.state) ?? 'new'),
    search: (query.get('search') ?? '').trim().slice(0, 100),
  };
}
