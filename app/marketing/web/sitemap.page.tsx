import type { coursesContract } from '#app/courses/contract.ts';
import { coursePath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { siteLinks } from '../site-links.ts';
import type { Route } from './+types/sitemap.page';
import './sitemap.page.css';

const path = '/sitemap';
const title = 'Sitemap';
const description = 'Every public page of the school, in one list.';
/** The page of all courses lists the others. */
const coursesListed = 24;

/** Without an answer from the catalogue, the other pages are still listed. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await api<typeof coursesContract>(context.get(apiFetch))('GET /catalogue', {
    query: { limit: coursesListed },
  }).catch(() => ({ courses: [] }));
  return {
    courses: catalogue.courses.map((course) => ({
      label: course.title,
      path: coursePath(course.slug),
      about: course.topic,
    })),
  };
}

export const meta: Route.MetaFunction = ({ error }) =>
  error
    ? failureMeta(error)
    : pageMeta({
        title,
        description,
        path,
        card: cardPath({ seed: 'sitemap', title }),
        structuredData: [breadcrumbData([{ label: title, path }])],
      });

export default function SitemapPage({ loaderData: { courses } }: Route.ComponentProps) {
  const groups = [
    ...siteLinks.slice(0, 1),
    { title: 'Courses', links: courses },
    ...siteLinks.slice(1),
  ];
  return (
    <div className="wrap stack sitemap-page">
      <h1 className="heading-1">{title}</h1>
      <p className="lede">{description}</p>
      <div className="sitemap-groups">
        {groups
          .filter(({ links }) => links.length > 0)
          .map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h2 className="heading-4">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.path}>
                    <AppLink className="link" to={link.path}>
                      {link.label}
                    </AppLink>
                    <span className="text-small text-soft">{link.about}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
