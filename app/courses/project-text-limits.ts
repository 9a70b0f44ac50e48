/** Characters. */
export const longestProject = { title: 120, brief: 12_000, criterion: 80, earns: 300 } as const;

export const mostCriteria = 12;
/** Of one criterion. */
export const mostPoints = 100;
