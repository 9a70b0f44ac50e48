import { paging } from '#app/shared/paging.ts';
import type { Catalogue } from '../contract.ts';
import { cardOf } from './courses.answers.ts';
import { countPublished, selectCards } from './catalogue.queries.ts';
import { learnersByCourse } from './service.ts';

export async function catalogue(asked: { page: number; limit: number }): Promise<Catalogue> {
  const total = await countPublished();
  const { page, pages, ...stretch } = paging(total, asked.page, asked.limit);
  const rows = await selectCards(stretch);
  const learners = await learnersByCourse(rows.map(({ id }) => id));
  const courses = rows.map((row) =>
    cardOf(
      { ...row, lessons: Number(row.lessons), minutes: Number(row.minutes) },
      learners.get(row.id),
    ),
  );
  return { courses, total, page, pages };
}
