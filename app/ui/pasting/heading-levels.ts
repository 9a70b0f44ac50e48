/** The page has the only heading of the first level. */
export const highestHeading = 2;
const lowest = 4;

/** The headings that a written text can have. */
export const headingLevels = [highestHeading, 3, lowest] as const;

/** The nearest of them. */
export const shownLevel = (level: number): number =>
  Math.max(highestHeading, Math.min(lowest, level));
