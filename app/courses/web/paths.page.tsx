import { data } from 'react-router';
import { coursePath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { arrived, loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { LearningPath, pathsContract } from '../paths.contract.ts';
import type { Route } from './+types/paths.page';
import { CourseGrid } from './course-grid.tsx';
import { PathRule } from './path-rule.tsx';
import './paths.page.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const call = api<typeof pathsContract>(context.get(apiFetch));
  const found = await loaded(call('GET /paths', { query: { page } }));
  // Only a complete page may be cached.
  return data({ found }, { status: found ? 200 : 503 });
}

/** The page is shown even if the list did not arrive. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) =>
  (await arrived(serverLoader())) ?? { found: null };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Learning paths',
    description: 'Courses in sequence, each preparing you for the next.',
    path: '/paths',
    card: cardPath({ seed: 'paths', title: 'Take a path' }),
    structuredData: [
      breadcrumbData([
        { label: 'Courses', path: '/courses' },
        { label: 'Learning paths', path: '/paths' },
      ]),
    ],
  });

/** Courses in a recommended order, each preparing for the next. */
export default function PathsPage({ loaderData: { found } }: Route.ComponentProps) {
  const { addressOf } = useAddressQuery();
  return (
    <div className="wrap stack paths-page">
      <Breadcrumb items={[{ label: 'Courses', to: '/courses' }, { label: 'Learning paths' }]} />
      <h1 className="heading-1">Learning paths</h1>
      <p className="lede">Courses in sequence, each preparing you for the next.</p>
      {!found && (
        <ErrorState heading="The learning paths did not load" action={<RetryButton />}>
          Your account and your progress are not affected.
        </ErrorState>
      )}
      {found?.paths.length === 0 && (
        <EmptyState
          scene="empty"
          heading="There are no learning paths yet"
          action={<ButtonLink to="/courses">Browse all courses</ButtonLink>}
        >
          You can also take each course on its own.
        </EmptyState>
      )}
      {found && found.paths.length > 0 && <PathRule />}
      {found?.paths.map((path) => (
        <Path key={path.slug} path={path} />
      ))}
      {found && <Pagination page={found.page} pages={found.pages} addressOf={addressOf} />}
    </div>
  );
}

const Path = ({ path }: { path: LearningPath }) => {
  const [first] = path.courses;
  return (
    <section id={path.slug} className="learning-path" aria-labelledby={`${path.slug}-title`}>
      <div className="learning-path-head">
        <div className="stack">
          <h2 id={`${path.slug}-title`} className="heading-2">
            {path.title}
          </h2>
          <p className="text-soft">{path.description}</p>
          <p className="strong">{path.extent}</p>
        </div>
        {first && (
          <AppLink className="link" to={coursePath(first.slug)}>
            Begin with {first.title}
          </AppLink>
        )}
      </div>
      <CourseGrid courses={path.courses} level={3} />
    </section>
  );
};
