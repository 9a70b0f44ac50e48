import { ContentMemory } from '#app/platform/content-memory.ts';
import { corrected } from '#app/platform/spelling.ts';
import { paging } from '#app/shared/paging.ts';
import { searchWords } from '#app/shared/search-words.ts';
import { coursesPerPage, type CatalogueFilter, type Sort } from '../catalogue-filter.ts';
import { countCourses, countPassing, facetCounts, type CourseGroup } from '../facet-counts.ts';
import type { FoundCourses } from '../search.contract.ts';
import { cardOf } from './courses.answers.ts';
import {
  countAlone,
  selectFound,
  selectFoundLessons,
  selectGroups,
} from './found-courses.queries.ts';
import { ports } from './ports.ts';

/** Published courses by the words that are searched for, grouped: filters count without reading each. */
const groups = new ContentMemory<CourseGroup[]>({ topics: ['courses'], most: 50 });

const groupsOf = async (words: readonly string[]): Promise<CourseGroup[]> =>
  (await groups.one(words.join(' '), () => selectGroups(words))) ?? [];

interface Asked extends CatalogueFilter {
  exact: boolean;
  sort?: Sort | undefined;
  page: number;
}

/** A page of the courses that match words and filters. */
export async function foundCourses({
  q,
  exact,
  sort,
  page: asked,
  ...filter
}: Asked): Promise<FoundCourses> {
  const all = await groupsOf([]);
  const { words, found, meant } = await meaning(searchWords(q), all, exact);
  const total = countPassing(found, filter);
  const order = sort ?? (words.length > 0 ? 'match' : 'catalogue');
  const { page, pages, ...stretch } = paging(total, asked, coursesPerPage);
  const titled = countPassing(
    found.filter((group) => group.titled),
    filter,
  );
  const matches = { titled, others: total - titled, all: countCourses(all) };
  const place = { ...stretch, sort: order, matches };
  const rows = await selectFound({ ...filter, words }, place, ports().learnersPart);
  const [lessons, alone] = await Promise.all([
    words.length > 0 && rows.length > 0
      ? selectFoundLessons(
          rows.map(({ id }) => id),
          words,
        )
      : [],
    found.length === 0 && words.length > 1 ? countAlone(words) : [],
  ]);
  const facets = facetCounts(all, found, filter);
  const lessonsOf = Map.groupBy(lessons, ({ course }) => course);
  return {
    courses: rows.map((row) => ({
      ...cardOf(row, row.learners),
      found: (lessonsOf.get(row.id) ?? []).map(({ slug, title, minutes, free }) => ({
        slug,
        title,
        minutes,
        free,
      })),
    })),
    total,
    page,
    pages,
    sort: order,
    all: { courses: matches.all, topics: facets.topic.length },
    facets,
    corrected: meant ? words.join(' ') : null,
    alone,
  };
}

/** If the words find nothing, searches for what the person probably meant. */
async function meaning(asked: readonly string[], all: readonly CourseGroup[], exact: boolean) {
  if (asked.length === 0) return { words: asked, found: all, meant: false };
  const found = await groupsOf(asked);
  const typed = { words: asked, found, meant: false };
  if (exact || found.length > 0) return typed;
  const words = await corrected(asked);
  const better = words ? await groupsOf(words) : [];
  return words && better.length > 0 ? { words, found: better, meant: true } : typed;
}
