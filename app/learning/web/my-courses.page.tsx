import { myCoursesPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { SkeletonGrid } from '#app/ui/base/skeleton.tsx';
import type { Route } from './+types/my-courses.page';
import type { learningContract, ListedCourse } from '../contract.ts';
import { ownShelves, type OwnShelf } from '../shelves.ts';
import type { learningPathsContract, MyPath } from '../paths.contract.ts';
import { MyCourseCard } from './my-course-card.tsx';
import { MyPaths } from './my-paths.tsx';
import './my-courses.page.css';

const call = api<typeof learningContract & typeof learningPathsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'My Courses',
    description: 'The courses of your membership, and how far you have got.',
    path: myCoursesPath,
    indexed: false,
  });

/** Parameters of the address: the tab, its page, and the pages of the paths and of all courses. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('show');
  return personalAnswer(async () => {
    const [own, paths, all] = await Promise.all([
      ownCourses(
        ownShelves.find((shelf) => shelf === asked),
        pageNumberIn(searchParams),
      ),
      call('GET /learning/paths', { query: { page: pageNumberIn(searchParams, 'paths') } }),
      call('GET /learning/courses', {
        query: { show: 'all', page: pageNumberIn(searchParams, 'all') },
      }),
    ]);
    return { ...own, paths, all };
  });
};

/** Without a choice of a tab: the first one that has something. */
async function ownCourses(asked: OwnShelf | undefined, page: number) {
  const read = async (show: OwnShelf) => ({
    show,
    own: await call('GET /learning/courses', { query: { show, page } }),
  });
  const first = await read(asked ?? ownShelves[0]);
  const filled = ownShelves.find((shelf) => first.own.counts[shelf] > 0);
  return asked || !filled || filled === first.show ? first : read(filled);
}

/** Nothing is in progress, and a path that was begun says which course comes next. */
const choosesNext = (
  { counts }: { counts: Readonly<Record<OwnShelf, number>> },
  { paths }: { paths: readonly MyPath[] },
): boolean =>
  counts['in-progress'] === 0 &&
  paths.some(({ courses }) => courses.some(({ finished }) => !finished));

const labels: Readonly<Record<OwnShelf, string>> = {
  'in-progress': 'In progress',
  saved: 'Saved',
  completed: 'Completed',
};

const empty: Readonly<Record<OwnShelf, string>> = {
  'in-progress': 'Open a lesson of a course below, and the course appears here.',
  saved: 'Save a course below, and it appears here.',
  completed: 'A course appears here when all of its lessons are complete.',
};

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  const { addressWith } = useAddressQuery();
  const addressOf = (name: string) => (page: number) =>
    addressWith({ [name]: page > 1 ? String(page) : '' });
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="Failed to load courses">
      {({ show, own, paths, all }) => {
        const hasOwn = ownShelves.some((shelf) => own.counts[shelf] > 0);
        const begunPaths = paths.paths.length > 0 && (
          <MyPaths paths={paths.paths}>
            <Pagination
              page={paths.page}
              pages={paths.pages}
              addressOf={addressOf('paths')}
              label="Pages of your learning paths"
            />
          </MyPaths>
        );
        const pathsFirst = choosesNext(own, paths);
        return (
          <div className="my-courses">
            {pathsFirst && begunPaths}
            {hasOwn && (
              <section className="stack" aria-labelledby="own-heading">
                <h2 id="own-heading" className="visually-hidden">
                  Your courses
                </h2>
                <SegmentedLinks
                  label="Your courses"
                  links={ownShelves.map((shelf) => ({
                    to: addressWith({ show: shelf, page: '' }),
                    label: `${labels[shelf]} (${own.counts[shelf]})`,
                    current: shelf === show,
                  }))}
                />
                <Cards courses={own.courses}>{empty[show]}</Cards>
                <Pagination
                  page={own.page}
                  pages={own.pages}
                  addressOf={addressOf('page')}
                  label="Pages of your courses"
                />
              </section>
            )}
            {!pathsFirst && begunPaths}
            <section className="stack" aria-labelledby="all-heading">
              <div className="row">
                <h2 id="all-heading" className={hasOwn ? 'heading-3' : 'visually-hidden'}>
                  All courses
                </h2>
                {all.pages > 1 && (
                  <AppLink className="link" to="/courses">
                    Search all courses
                  </AppLink>
                )}
              </div>
              <Cards courses={all.courses}>
                New courses appear here automatically; all of them are open to you.
              </Cards>
              <Pagination
                page={all.page}
                pages={all.pages}
                addressOf={addressOf('all')}
                label="Pages of all courses"
              />
            </section>
          </div>
        );
      }}
    </Personal>
  );
}

interface CardsProps {
  courses: readonly ListedCourse[];
  /** What to do when there are none. */
  children: string;
}

const Cards = ({ courses, children }: CardsProps) =>
  courses.length > 0 ? (
    <ul className="grid grid-cards">
      {courses.map((course) => (
        <li key={course.slug}>
          <MyCourseCard course={course} />
        </li>
      ))}
    </ul>
  ) : (
    <EmptyState scene="empty" heading="No courses found." level={3}>
      {children}
    </EmptyState>
  );

export const HydrateFallback = () => <Outline />;

const Outline = () => <SkeletonGrid label="Loading courses..." />;
