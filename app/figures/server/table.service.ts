import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf, type Cell } from '#app/platform/csv.ts';
import type { CourseFigures } from '../contract.ts';
import type { FigureTable } from '../figure-tables.ts';
import { leastPeople } from '#app/shared/few-people.ts';
import { courseFigures } from './service.ts';

export const few = `fewer than ${leastPeople}`;

const tables: Record<
  FigureTable,
  { columns: string[]; rows: (figures: CourseFigures) => Cell[][] }
> = {
  lessons: {
    columns: ['Stage', 'Lesson', 'Completed by'],
    rows: ({ lessons }) =>
      lessons.map(({ stage, title, completed }) => [stage, title, completed ?? few]),
  },
  times: {
    columns: ['Stage', 'Lesson', 'Your minutes', 'Median minutes', 'People timed'],
    rows: ({ lessons }) =>
      lessons.map(({ stage, title, minutes, medianMinutes, timed }) => [
        stage,
        title,
        minutes,
        medianMinutes,
        timed ?? few,
      ]),
  },
  practice: {
    columns: ['Lesson', 'Practice', 'People', 'Wrong answers per person'],
    rows: ({ hardest }) =>
      hardest.map(({ lesson, question, people, wrong }) => [
        lesson.title,
        question,
        people ?? few,
        wrong,
      ]),
  },
  stars: {
    columns: ['Stars', 'Reviews'],
    rows: ({ reviews }) =>
      (reviews?.stars ?? []).map(({ stars, reviews: many }) => [stars, many ?? few]),
  },
  reviews: {
    columns: ['From month', 'To month', 'Reviews', 'Average stars'],
    rows: ({ reviews }) =>
      (reviews?.periods ?? []).map(({ from, to, reviews: many, average }) => [
        monthOf(from),
        monthOf(to),
        many,
        average,
      ]),
  },
};

/** "2026-11" of its first day. */
const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/** @throws {Problem} courses/not-found, figures/not-on-sale */
export async function figuresTable(
  ctx: Context<Actor>,
  courseId: string,
  table: FigureTable,
): Promise<string> {
  const { columns, rows } = tables[table];
  return csvOf(columns, rows(await courseFigures(ctx, courseId)));
}
