/** Whole days for people to read. */
export const daysText = (days: number): string =>
  days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
