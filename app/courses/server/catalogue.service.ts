import type { ListPageAsked } from '#app/shared/listing.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseProblems, type Catalogue } from '../contract.ts';
import { courseEntity, cardOf } from './courses.answers.ts';
import {
  countPublished,
  selectCards,
  selectListed,
  selectListedBy,
  selectPublishedIds,
} from './catalogue.queries.ts';
import { ports } from './ports.ts';

const refuse = problemsOf(courseProblems);

const topics = ['courses'];
/** Counted once for each change of the catalogue. */
const counts = new ContentMemory<number>({ topics, most: 1 });

const pageOfAll = async (asked: number, perPage: number) => {
  const total = (await counts.one('published', countPublished)) ?? 0;
  const { page, pages, ...stretch } = paging(total, asked, perPage);
  return { place: { total, page, pages }, stretch };
};

/** A page of cards, in the catalogue's order. */
export async function catalogue(asked: ListPageAsked): Promise<Catalogue> {
  const { place, stretch } = await pageOfAll(asked.page, asked.limit);
  const rows = await selectCards(stretch, ports().learnersPart);
  return { courses: rows.map((row) => cardOf(row, row.learners)), ...place };
}

/** A page of the published courses, in the same order. */
export async function listCourses(asked: ListPageAsked) {
  const { place, stretch } = await pageOfAll(asked.page, asked.limit);
  const rows = await selectListed(stretch, ports().learnersPart);
  return { body: rows.map(courseEntity), ...place };
}

/**
 * One of them, by its id or by a slug that it has or had.
 * @throws {Problem} courses/not-found
 */
export async function courseBy(key: 'id' | 'slug', value: string) {
  const course = await selectListedBy(key, value, ports().learnersPart);
  if (!course) throw refuse('courses/not-found');
  return courseEntity(course);
}

const pagesOfIds = new ContentMemory<{ ids: string[]; page: number; pages: number }>({
  topics,
  most: 500,
});

/** The ids of a page. */
export async function publishedPage(asked: number, perPage: number) {
  const found = await pagesOfIds.one(`${asked} of ${perPage}`, async () => {
    const { place, stretch } = await pageOfAll(asked, perPage);
    return { ...place, ids: await selectPublishedIds(stretch) };
  });
  return found ?? { ids: [], page: 1, pages: 1 };
}
