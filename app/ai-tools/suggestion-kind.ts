/** A missing tool, or a change to an existing one. */
export const suggestionKinds = ['missing', 'changed'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** For an admin's reason to decline a suggestion. */
export const longestAnswer = 1000;
