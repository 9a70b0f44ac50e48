/** The orders of the list of all courses: by name, or the largest figure first. */
export const overviewSorts = [
  'title',
  'started',
  'active',
  'completed',
  'rate',
  'days',
  'rating',
] as const;
export type OverviewSort = (typeof overviewSorts)[number];
