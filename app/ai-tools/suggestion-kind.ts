/** A tool that is missing, or a change to one that is there. */
export const suggestionKinds = ['missing', 'changed'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Why a suggestion is declined, in an admin's words. */
export const longestAnswer = 1000;
