/** How the identifiers begin by which an import finds out what our own export took apart. */
export const ownPrefixes = { practice: 'practice-of-', quiz: 'quiz-of-' } as const;
