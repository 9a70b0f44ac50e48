import { pageNumberIn } from '#app/shared/page-number.ts';
import {
  choicesIn,
  lengthNames,
  longestSearch,
  mostChoices,
  sortNames,
} from './catalogue-filter.ts';
import { levelNames } from './levels.ts';

const known = <Choice extends string>(
  choices: readonly Choice[],
  asked: readonly string[],
): Choice[] => choices.filter((choice) => asked.includes(choice));

/** The query of GET /search/courses that an address asks for; unknown values are ignored. */
export function coursesAskedIn(query: URLSearchParams) {
  const asked = (name: string) => choicesIn(query, name);
  const yes = (name: string) => known(['yes'] as const, asked(name))[0];
  return {
    q: query.get('q')?.trim().slice(0, longestSearch) || undefined,
    exact: yes('exact'),
    topic: asked('topic').slice(0, mostChoices).join(' ').slice(0, 1000) || undefined,
    level: known(levelNames, asked('level')).join(' ') || undefined,
    length: known(lengthNames, asked('length')).join(' ') || undefined,
    new: yes('new'),
    trending: yes('trending'),
    preview: yes('preview'),
    sort: known(sortNames, asked('sort'))[0],
    page: pageNumberIn(query),
  };
}
