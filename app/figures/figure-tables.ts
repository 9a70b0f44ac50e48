/** What an author may save of the figures of a course. */
export const figureTables = ['lessons', 'times', 'practice', 'stars', 'reviews'] as const;
export type FigureTable = (typeof figureTables)[number];
