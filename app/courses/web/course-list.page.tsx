import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { coursePath } from '#app/shared/addresses.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import type { Fetch } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { breadcrumbData, organizationData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { matchingCourses, topicsOf } from '../catalogue-filter.ts';
import type { Catalogue, CatalogueCourse } from '../contract.ts';
import { countText } from '../course-facts.ts';
import type { Route } from './+types/course-list.page';
import { CatalogueSearch } from './catalogue-search.tsx';
import { CatalogueStates, CourseGrid, loadCatalogue } from './course-grid.tsx';
import { FeaturedCourse } from './featured-course.tsx';
import { useCatalogueFilter } from './use-catalogue-filter.ts';
import './course-list.page.css';

const load = (request: Request, fetcher?: Fetch) =>
  loadCatalogue({ page: pageNumberIn(new URL(request.url).searchParams) }, fetcher);

export async function loader({ context, request }: Route.LoaderArgs) {
  const catalogue = await load(request, context.get(apiFetch));
  // Only a page that is whole may be kept and served again.
  return data({ catalogue }, { status: catalogue ? 200 : 503 });
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  catalogue: await load(request),
});

/** The filter works on the page of the list that is here: it asks the server for nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  pageNumberIn(currentUrl.searchParams) !== pageNumberIn(nextUrl.searchParams) ||
  (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Courses',
    description:
      'No-code and AI courses that end in something working: apps, interfaces and mobile apps, each with lessons, tasks and checks.',
    path: '/courses',
    card: cardPath({ seed: 'courses', title: 'Courses that end in something working' }),
    structuredData: [
      breadcrumbData([{ label: 'Courses', path: '/courses' }]),
      listData(loaderData?.catalogue),
    ],
  });

const listData = (catalogue: Catalogue | null | undefined) => ({
  '@type': 'ItemList',
  name: 'Courses',
  numberOfItems: catalogue?.total ?? 0,
  itemListElement: catalogue?.courses.map(({ slug, title, description }, index) => ({
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
 * All courses: one as a poster, the others in a grid; searchable by words and topic (part 1 section
 * 2, "Course list").
 */
export default function CourseListPage({ loaderData: { catalogue } }: Route.ComponentProps) {
  return (
    <div className="wrap course-list">
      <div className="course-list-head">
        <h1 className="heading-1">Courses</h1>
        <p className="lede">
          A membership opens all of them. Your progress is kept, and you come back to the lesson
          where you left off.
        </p>
      </div>
      <CatalogueStates catalogue={catalogue}>
        {(courses) => <FilteredCourses courses={courses} first={catalogue?.page === 1} />}
      </CatalogueStates>
      {catalogue && <CataloguePager {...catalogue} />}
    </div>
  );
}

function CataloguePager({ page, pages }: Pick<Catalogue, 'page' | 'pages'>) {
  const { addressOf } = useAddressQuery();
  return <Pagination page={page} pages={pages} addressOf={addressOf} />;
}

interface FilteredCoursesProps {
  courses: readonly CatalogueCourse[];
  /** Is this the first page of the list? */
  first: boolean;
}

function FilteredCourses({ courses, first }: FilteredCoursesProps) {
  const { text, topic, setText, setTopic, clear } = useCatalogueFilter();
  const filtered = Boolean(text || topic);
  const found = matchingCourses(courses, { text, topic });
  const featured =
    filtered || !first ? undefined : (courses.find((course) => course.isTrending) ?? courses[0]);
  const others = found.filter((course) => course !== featured);
  return (
    <>
      <CatalogueSearch
        text={text}
        topic={topic}
        topics={topicsOf(courses)}
        onText={setText}
        onTopic={setTopic}
      />
      <p className="visually-hidden" role="status">
        {filtered && `${countText(found.length, 'course')} found`}
      </p>
      {featured && <FeaturedCourse course={featured} />}
      {others.length > 0 && <CourseGrid courses={others} level={2} />}
      {found.length === 0 && (
        <EmptyState
          scene="scope"
          heading="No course matches that."
          action={<ShowAllButton onClick={clear}>Show all courses</ShowAllButton>}
        >
          Try fewer words or another topic.
        </EmptyState>
      )}
    </>
  );
}
