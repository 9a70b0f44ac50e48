import { redirect } from 'react-router';
import { stayUnlessMoved } from '#app/courses/web/moved-course.ts';
import { coursePath } from '#app/shared/addresses.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { knownGlyph } from '#app/ui/art/glyphs.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import '#app/ui/art/palette-fields.css';
import { Badge } from '#app/ui/base/badge.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { Tick } from '#app/ui/base/tick.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { upcomingPath } from '../addresses.ts';
import type { announcementsContract } from '../contract.ts';
import type { Route } from './+types/upcoming-course.page';
import { WaitingForm } from './waiting-form.tsx';
import './upcoming-course.page.css';

const OwnWaiting = later(partOf(() => import('./own-waiting.tsx'), 'OwnWaiting'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const course = await api<typeof announcementsContract>(context.get(apiFetch))(
    'GET /announcements/{slug}',
    { params: { slug: params.courseId } },
  ).catch((failure: unknown) => toItsOwnPage(failure, params.courseId));
  stayUnlessMoved(params.courseId, course.slug, upcomingPath(course.slug));
  return {
    course,
    card: cardPath({
      seed: course.slug,
      title: course.title.slice(0, 160),
      palette: course.palette,
      glyph: knownGlyph(course.icon),
    }),
  };
}

/** Once a course is open, links to its announcement lead to its own page. */
function toItsOwnPage(failure: unknown, slug: string): never {
  if (failure instanceof ApiFailure && failure.status === 404)
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect(coursePath(slug), { status: 302, headers: { 'cache-control': 'no-store' } });
  return refused(failure);
}

export function meta({ loaderData, error, params }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, 'Course Not Found');
  const { course, card } = loaderData;
  const path = upcomingPath(params.courseId);
  return pageMeta({
    title: `${course.title}, in preparation`,
    description: course.words.slice(0, 300),
    path,
    card,
    structuredData: [
      breadcrumbData([
        { label: 'Courses', path: '/courses' },
        { label: course.title, path },
      ]),
    ],
  });
}

export default function UpcomingCoursePage({ loaderData: { course } }: Route.ComponentProps) {
  const { slug, title, words, points, opens, palette, composition, icon: glyph, image } = course;
  const { signedIn } = standingOf(useIdentity());
  return (
    <div className="wrap upcoming">
      <Breadcrumb items={[{ label: 'Courses', to: '/courses' }, { label: 'In preparation' }]} />
      <div className="upcoming-body">
        <div className="upcoming-text">
          <Badge kind="gold">In preparation</Badge>
          <h1 className="heading-1">
            <Unbroken text={title} />
          </h1>
          {words.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="lede">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <section aria-labelledby="points-heading">
              <h2 id="points-heading" className="heading-3">
                What it will cover
              </h2>
              <ul className="upcoming-points">
                {points.map((point) => (
                  <li key={point}>
                    <Tick />
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Card as="aside" className="upcoming-card stack" aria-labelledby="opens-heading">
          <Picture
            src={image}
            kind="cover"
            seed={slug}
            options={{ glyph, palette, composition }}
            className="upcoming-cover"
          />
          <h2 id="opens-heading" className="heading-3">
            {opens ? `It opens ${opens}` : 'It is not open yet'}
          </h2>
          {signedIn ? <OwnWaiting slug={slug} /> : <WaitingForm slug={slug} />}
        </Card>
      </div>
    </div>
  );
}
