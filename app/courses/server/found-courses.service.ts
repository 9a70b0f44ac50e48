import { corrected } from '#app/platform/spelling.ts';
import { paging } from '#app/shared/paging.ts';
import { searchWords } from '#app/shared/search-words.ts';
import { coursesPerPage, type CatalogueFilter, type Sort } from '../catalogue-filter.ts';
import type { FoundCourses } from '../search.contract.ts';
import { cardOf } from './courses.answers.ts';
import {
  countAlone,
  countFound,
  selectFound,
  selectFoundLessons,
  type Narrowed,
} from './found-courses.queries.ts';
import { learnersByCourse } from './service.ts';

interface Asked extends CatalogueFilter {
  exact: boolean;
  sort?: Sort | undefined;
  page: number;
}

/** A page of the courses that words and filters find. */
export async function foundCourses({
  q,
  exact,
  sort,
  page: asked,
  ...filter
}: Asked): Promise<FoundCourses> {
  const { words, counts, meant } = await counted({ ...filter, words: searchWords(q) }, exact);
  const order = sort ?? (words.length > 0 ? 'match' : 'catalogue');
  const { page, pages, ...stretch } = paging(counts.total, asked, coursesPerPage);
  const rows = await selectFound({ ...filter, words }, order, stretch);
  const [lessons, learners, alone] = await Promise.all([
    words.length > 0 && rows.length > 0
      ? selectFoundLessons(
          rows.map(({ id }) => id),
          words,
        )
      : [],
    learnersByCourse(rows.map(({ id }) => id)),
    counts.text === 0 && words.length > 1 ? countAlone(words) : [],
  ]);
  const lessonsOf = Map.groupBy(lessons, ({ course }) => course);
  return {
    courses: rows.map((row) => ({
      ...cardOf(row, learners.get(row.id)),
      found: (lessonsOf.get(row.id) ?? []).map(({ slug, title, minutes, free }) => ({
        slug,
        title,
        minutes,
        free,
      })),
    })),
    total: counts.total,
    page,
    pages,
    sort: order,
    all: { courses: counts.standing, topics: counts.topics },
    facets: counts.facets,
    corrected: meant ? words.join(' ') : null,
    alone,
  };
}

/** Where the words find nothing, what somebody probably meant is counted instead. */
async function counted(filter: Narrowed, exact: boolean) {
  const counts = await countFound(filter);
  const standing = { words: filter.words, counts, meant: false };
  if (exact || counts.text > 0) return standing;
  const words = await corrected(filter.words);
  if (!words) return standing;
  const better = await countFound({ ...filter, words });
  return better.text > 0 ? { words, counts: better, meant: true } : standing;
}
