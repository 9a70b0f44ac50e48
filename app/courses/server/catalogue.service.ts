import type { ListPageAsked } from '#app/shared/listing.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { paging } from '#app/shared/paging.ts';
import type { Catalogue } from '../contract.ts';
import { courseEntity, cardOf } from './courses.answers.ts';
import {
  countPublished,
  selectCards,
  selectListed,
  selectPublishedIds,
} from './catalogue.queries.ts';
import { ports } from './ports.ts';

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
  const body = rows.map(({ stages, learners, ...course }) =>
    courseEntity(course, stages, learners),
  );
  return { body, ...place };
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
