import { peopleText } from '#app/shared/few-people.ts';
import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { MiniBar } from '#app/ui/list/mini-bar.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseFigures, ReviewFigures as Found } from '../contract.ts';
import { monthsText } from '../month-text.ts';
import { SaveFigures } from './save-figures.tsx';

type StarRow = Found['stars'][number] & { share: number };
type PeriodRow = Found['periods'][number];

const starColumns: Column<StarRow>[] = [
  { name: 'Stars', cell: ({ stars }) => (stars === 1 ? '1 star' : `${stars} stars`) },
  {
    name: 'Reviews',
    numeric: true,
    cell: ({ reviews, share }) => <MiniBar share={share}>{peopleText(reviews)}</MiniBar>,
  },
];

const periodColumns: Column<PeriodRow>[] = [
  { name: 'Written in', cell: ({ from, to }) => monthsText(from, to) },
  { name: 'Reviews', numeric: true, cell: ({ reviews }) => reviews },
  { name: 'Average', numeric: true, cell: ({ average }) => average.toFixed(1) },
];

/** What learners think of the course: the stars, and how many gave them over time. */
export function ReviewFigures({ course, reviews }: CourseFigures) {
  if (!reviews)
    return (
      <Figures
        heading="Reviews"
        table={
          <p className="text-soft">
            Stars are shown here once five people have reviewed the course.
          </p>
        }
      />
    );
  const { reviews: all, average, stars, periods } = reviews;
  return (
    <>
      <Figures
        heading="Reviews"
        sentence={`${all} reviews, ${average.toFixed(1)} stars on average. Hidden reviews don’t count.`}
        table={
          <Table
            caption="Reviews by their stars"
            columns={starColumns}
            rows={stars.map((row) => ({ ...row, share: (row.reviews ?? 0) / all }))}
            keyOf={(row) => String(row.stars)}
          />
        }
        save={
          <SaveFigures courseId={course.id} table="stars">
            Export the stars
          </SaveFigures>
        }
      />
      <Figures
        wide
        heading="Reviews over time"
        sentence="Each bar covers as many whole months as it takes to reach five reviews."
        chart={
          <BarChart
            label="Reviews in each period. The table has the figures."
            bars={periods.map(({ from, reviews: many }) => ({ id: from, value: many }))}
          />
        }
        table={
          <Table
            caption="Reviews by date"
            columns={periodColumns}
            rows={periods}
            keyOf={({ from }) => from}
          />
        }
        save={
          <SaveFigures courseId={course.id} table="reviews">
            Export the reviews over time
          </SaveFigures>
        }
      />
    </>
  );
}
