import { myCoursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { OwnFigures, OwnReview } from '../own.contract.ts';

const columns: Column<OwnReview>[] = [
  {
    name: 'Course',
    cell: ({ slug, title }) => (
      <AppLink className="link" to={myCoursePath(slug)}>
        {title}
      </AppLink>
    ),
  },
  {
    name: 'Written',
    wideOnly: true,
    cell: ({ writtenAt }) => <LocalTime instant={writtenAt} format="date" />,
  },
  { name: 'Stars', numeric: true, cell: ({ stars }) => stars },
];

/** The reviews that the caller wrote. */
export const OwnReviews = ({ reviews }: OwnFigures) => (
  <Figures
    heading="Your reviews"
    sentence="Your ten newest reviews. To change one, open its course in My Courses."
    table={
      <Table
        caption="Reviews that you wrote"
        columns={columns}
        rows={reviews}
        keyOf={({ slug }) => slug}
      />
    }
  />
);
