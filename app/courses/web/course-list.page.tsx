import { data, useNavigation } from 'react-router';
import { mostAnnounced } from '#app/announcements/announcement-limits.ts';
import type { announcementsContract } from '#app/announcements/contract.ts';
import { UpcomingCourses } from '#app/announcements/web/upcoming-courses.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { arrived, loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { searchWords } from '#app/shared/search-words.ts';
import { breadcrumbData, organizationData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { sortNames, sorts } from '../catalogue-filter.ts';
import { countText } from '../course-facts.ts';
import { coursesAskedIn } from '../filter-address.ts';
import type {
  courseSearchContract,
  FoundCourses as FoundCoursesAnswer,
} from '../search.contract.ts';
import type { LearningPaths, pathsContract } from '../paths.contract.ts';
import type { Route } from './+types/course-list.page';
import { CoverCard } from './course-card.tsx';
import { CatalogueFilters, ChosenFilters } from './catalogue-filters.tsx';
import { CatalogueSearch } from './catalogue-search.tsx';
import { CatalogueStates, CourseGrid } from './course-grid.tsx';
import { FoundCourses } from './found-course.tsx';
import { PathsCall } from './paths-call.tsx';
import { Corrected, NothingFound } from './search-notes.tsx';
import { useCatalogueFilter } from './use-catalogue-filter.ts';
import './course-list.page.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const fetcher = context.get(apiFetch);
  const call = api<typeof courseSearchContract>(fetcher);
  const query = coursesAskedIn(new URL(request.url).searchParams);
  const [found, paths, upcoming] = await Promise.all([
    loaded(call('GET /search/courses', { query })),
    // They disappear once a word is typed.
    query.q
      ? null
      : loaded(api<typeof pathsContract>(fetcher)('GET /paths', { query: { limit: 3 } })),
    query.q
      ? null
      : loaded(
          api<typeof announcementsContract>(fetcher)('GET /announcements', {
            query: { limit: mostAnnounced },
          }),
        ),
  ]);
  // Only a complete page may be cached.
  return data({ found, paths, upcoming }, { status: found ? 200 : 503 });
}

/** The page is shown even if the list did not arrive. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) =>
  (await arrived(serverLoader())) ?? { found: null, paths: null, upcoming: null };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Courses',
    description:
      'No-code and AI courses that end in something working: apps, interfaces and mobile apps, each with lessons, tasks and checks.',
    path: '/courses',
    card: cardPath({ seed: 'courses', title: 'Courses that end in something working' }),
    structuredData: [
      breadcrumbData([{ label: 'Courses', path: '/courses' }]),
      listData(loaderData?.found),
    ],
  });

const listData = (found: FoundCoursesAnswer | null | undefined) => ({
  '@type': 'ItemList',
  name: 'Courses',
  numberOfItems: found?.total ?? 0,
  itemListElement: found?.courses.map(({ slug, title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      name: title,
      description,
      url: publicAddress(coursePath(slug)),
      provider: organizationData(),
    },
  })),
});

/**
 * All courses: searched by words, narrowed by filters and paged by the server (part 1 section 2,
 * "Course list").
 */
export default function CourseListPage({ loaderData }: Route.ComponentProps) {
  const { found, paths, upcoming } = loaderData;
  const { courses = 0, topics = 0 } = found?.all ?? {};
  return (
    <div className="wrap course-list">
      <div className="course-list-head">
        <h1 className="heading-1">Courses</h1>
        <p className="lede">
          {courses > 0 && `${countText(courses, 'course')} in ${countText(topics, 'topic')}. `}A
          membership opens all of them. Your progress is kept, and you come back to the lesson where
          you left off.
        </p>
      </div>
      {found && courses > 0 ? (
        <Results found={found} paths={paths} />
      ) : (
        <CatalogueStates catalogue={found}>{() => null}</CatalogueStates>
      )}
      {upcoming && upcoming.total > 0 && (
        <UpcomingCourses courses={upcoming.courses} card={CoverCard} />
      )}
    </div>
  );
}

const sortsFor = (words: readonly string[]) =>
  sortNames
    .filter((value) => value !== 'match' || words.length > 0)
    .map((value) => ({ value, label: sorts[value] }));

function Results({ found, paths }: { found: FoundCoursesAnswer; paths: LearningPaths | null }) {
  const filter = useCatalogueFilter();
  const { courses, total, page, pages, facets, sort, corrected } = found;
  const loading = useNavigation().state === 'loading';
  const words = searchWords(corrected ?? filter.text);
  return (
    <form method="get" action="/courses" onSubmit={(event) => event.preventDefault()}>
      <CatalogueSearch filter={filter} total={total} />
      {paths && paths.total > 0 && <PathsCall paths={paths} />}
      <div className="course-list-body">
        <CatalogueFilters filter={filter} facets={facets} />
        <section className="course-list-results" aria-label="Courses" aria-busy={loading}>
          <div className="course-list-bar">
            <ChosenFilters filter={filter} facets={facets} total={total} />
            {filter.count === 0 && words.length === 0 && <h2 className="heading-4">All courses</h2>}
            <SelectField
              label="Order"
              hideLabel
              name="sort"
              value={filter.sort || sort}
              onChange={({ target }) => filter.setSort(target.value)}
              options={sortsFor(words)}
            />
          </div>
          {corrected !== null && <Corrected filter={filter} corrected={corrected} />}
          {courses.length > 0 && words.length > 0 && (
            <FoundCourses courses={courses} words={words} />
          )}
          {courses.length > 0 && words.length === 0 && <CourseGrid courses={courses} level={2} />}
          {courses.length === 0 && <NothingFound filter={filter} alone={found.alone} />}
          <Pagination page={page} pages={pages} addressOf={filter.addressOf} />
        </section>
      </div>
    </form>
  );
}
