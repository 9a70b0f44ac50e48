/** A figure about fewer says more about one of them than about the course. */
export const leastPeople = 5;

/** A number of people; null for too few. */
export const shown = (people: number | null | undefined): number | null =>
  people === null || people === undefined || people < leastPeople ? null : people;

/** The same for people to read. */
export const peopleText = (people: number | null): string =>
  people === null ? `Fewer than ${leastPeople}` : String(people);
