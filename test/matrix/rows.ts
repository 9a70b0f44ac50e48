import type { Access } from '#app/shared/endpoint.ts';
import { naina, type NewPerson } from '../people.ts';
import { isStranger, persons, type Person, type Resident, type Town } from '../town.ts';

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * One way to call an endpoint, tried by everyone. Whoever may call it succeeds, unless `but` says
 * otherwise.
 */
export interface Row {
  /** Distinguishes the rows of one endpoint. */
  of?: string;
  input?: (town: Town, person: Person) => Input | Promise<Input>;
  but?: Partial<Record<Person, number>>;
}

/** A feature's endpoints by who may call them. One endpoint can have several rows. */
export type Rows = Readonly<
  Partial<Record<Access, Readonly<Record<string, Row | readonly Row[]>>>>
>;

/**
 * The owner of what the call is about: the caller, or `inactive` for a stranger, who owns nothing.
 */
export const own = (person: Person): Resident => (isStranger(person) ? 'inactive' : person);
export const another = (person: Person): Resident => (person === 'inactive' ? 'other' : 'inactive');

/** Everyone with a session gets 404 for what isn't their own. */
export const notFound = {
  inactive: 404,
  other: 404,
  basic: 404,
  college: 404,
  premium: 404,
  author: 404,
  helper: 404,
  admin: 404,
};

export const everyone = (status: number): Row['but'] =>
  Object.fromEntries(persons.map((person) => [person, status]));

let born = 0;

/** A number that no other row has. */
export const nextNumber = (): number => (born += 1);

/** Someone from no other row. */
export const newcomer = (): NewPerson => ({
  ...naina,
  email: `newcomer-${nextNumber()}@example.in`,
});

/** What a course begins with, at an address that no other row has. */
export const begun = () => ({
  slug: `begun-${nextNumber()}`,
  title: 'Automations that mind themselves',
  description: 'Let the boring half of the week run on its own.',
  instructor: 'Imran Qureshi',
});
