/** A tool that is missing, or a change to one that is there. */
export const suggestionKinds = ['missing', 'changed'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
