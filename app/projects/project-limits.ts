/** Characters. */
export const longest = { link: 500, words: 8000, response: 4000 } as const;

/** Of one response. */
export const mostCorrections = 10;

/** Of one person for one project; an answer shows all of them. */
export const mostAttempts = 20;
