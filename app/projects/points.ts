interface Rated {
  points: number;
}

/** The most that a rubric gives. */
export const pointsOf = (criteria: readonly Rated[]): number =>
  criteria.reduce((sum, { points }) => sum + points, 0);

/** What was given for each criterion, together. */
export const sumOf = (points: readonly number[]): number =>
  points.reduce((sum, each) => sum + each, 0);

/** Whether these points could be given for these criteria: one each, from none to all of them. */
export const fits = (points: readonly number[], criteria: readonly Rated[]): boolean =>
  points.length === criteria.length &&
  criteria.every(({ points: most }, place) => {
    const given = points[place];
    return given !== undefined && Number.isInteger(given) && given >= 0 && given <= most;
  });
