/** Characters. */
export const longest = {
  title: 120,
  brief: 12_000,
  criterion: 80,
  earns: 300,
  link: 500,
  words: 8000,
  response: 4000,
} as const;

export const mostCriteria = 12;
/** Of one criterion. */
export const mostPoints = 100;

/** Of one person for one project; an answer shows all of them. */
export const mostAttempts = 20;
