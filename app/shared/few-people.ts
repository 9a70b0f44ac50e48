import { indianNumber } from './indian-number.ts';

/** A figure about fewer says more about one of them than about all. */
export const leastPeople = 5;

/** A number of people that everyone may see, such as a course’s members; null for too few. */
export const shown = (people: number | null | undefined): number | null =>
  people === null || people === undefined || people < leastPeople ? null : people;

/**
 * A number of people beside others like it. It is counted in fives, rounded down, so that neither
 * the difference of two figures nor of two nights describes fewer. Null for too few.
 */
export const inFives = (people: number | null | undefined): number | null => {
  const enough = shown(people);
  return enough === null ? null : enough - (enough % leastPeople);
};

/**
 * How many percent of people are some of them; null for too few. The fewer they are, the larger the
 * steps it is rounded to, so that it doesn't say how many the others are.
 */
export const shareOf = (some: number, people: number): number | null =>
  shown(people) === null
    ? null
    : Math.round((100 * some) / people / stepOf(people)) * stepOf(people);

/** In percent. From a hundred people on, five people or more are one step. */
function stepOf(people: number): number {
  if (people < 100) return 10;
  return people < 500 ? 5 : 1;
}

/** A number of people for people to read. */
export const peopleText = (people: number | null): string =>
  people === null ? `Fewer than ${leastPeople}` : indianNumber(people);
