import {
  lengthNames,
  traitNames,
  type CatalogueFilter,
  type Length,
  type Trait,
} from './catalogue-filter.ts';
import { levelNames, type Level } from './levels.ts';

/** Courses that the filters can't tell apart, and how many there are. */
export interface CourseGroup extends Record<Trait, boolean> {
  /** The key of the topic in addresses, and its name. */
  topic: string;
  label: string;
  level: Level | null;
  length: Length | null;
  /** The words that are searched for are all in the title. */
  titled: boolean;
  courses: number;
}

export type Filters = Omit<CatalogueFilter, 'q'>;

const kinds = ['topic', 'level', 'length'] as const;
type Kind = (typeof kinds)[number];

export const countCourses = (groups: readonly CourseGroup[]): number =>
  groups.reduce((sum, { courses }) => sum + courses, 0);

/** The groups that match the filters; one filter may be left out. */
const passing = (groups: readonly CourseGroup[], filter: Filters, left?: Kind | Trait) =>
  groups.filter(
    (group) =>
      kinds.every((kind) => {
        const choices: readonly (string | null)[] = filter[kind];
        return kind === left || choices.length === 0 || choices.includes(group[kind]);
      }) && traitNames.every((trait) => trait === left || !filter[trait] || group[trait]),
  );

export const countPassing = (groups: readonly CourseGroup[], filter: Filters): number =>
  countCourses(passing(groups, filter));

/**
 * How many courses each choice would find. A filter ignores its own choices. Choices that no course
 * of the school (`all`) has are left out; those that only the words don't find (`found`) count 0.
 * The topics with most courses in the school come first.
 */
export function facetCounts(
  all: readonly CourseGroup[],
  found: readonly CourseGroup[],
  filter: Filters,
) {
  const counts = (kind: Kind): ReadonlyMap<string | null, number> =>
    new Map(
      [...Map.groupBy(passing(found, filter, kind), (group) => group[kind])].map(
        ([value, groups]) => [value, countCourses(groups)],
      ),
    );
  const listed = <Value extends string>(kind: 'level' | 'length', values: readonly Value[]) => {
    const count = counts(kind);
    return all.some((group) => group[kind] !== null)
      ? values.map((value) => ({ value, count: count.get(value) ?? 0 }))
      : [];
  };
  const ofTopic = counts('topic');
  return {
    topic: [...Map.groupBy(all, ({ topic }) => topic)]
      .map(([value, groups]) => ({
        value,
        label: groups.map(({ label }) => label).toSorted()[0] ?? value,
        inSchool: countCourses(groups),
      }))
      .toSorted(
        (one, other) => other.inSchool - one.inSchool || one.label.localeCompare(other.label),
      )
      .map(({ value, label }) => ({ value, label, count: ofTopic.get(value) ?? 0 })),
    level: listed('level', levelNames),
    length: listed('length', lengthNames),
    trait: traitNames
      .filter((trait) => all.some((group) => group[trait]))
      .map((value) => ({
        value,
        count: countCourses(passing(found, filter, value).filter((group) => group[value])),
      })),
  };
}
