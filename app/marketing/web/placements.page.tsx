import { Icon } from '#app/ui/base/icon.tsx';
import { data } from 'react-router';
import placements from '#content/placements.json';
import type { openingsContract } from '#app/openings/contract.ts';
import { OpeningList } from '#app/openings/web/opening-list.tsx';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { arrived, loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/placements.page';
import './placements.page.css';

const path = '/placements';
const title = 'Placements';
const { lead, reasons, mentors, roadmap, closing } = placements;

/**
 * The HTML is the same for everyone. The cache drops it when an opening is added, changed or
 * closed.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const openings = await loaded(
    api<typeof openingsContract>(context.get(apiFetch))('GET /placements/openings', {
      query: { page: pageNumberIn(new URL(request.url).searchParams) },
    }),
  );
  // Only a complete page may be cached.
  return data({ openings }, { status: openings ? 200 : 503 });
}

export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) =>
  (await arrived(serverLoader())) ?? { openings: null };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description:
      'Master AI skills and get hired: projects that run, a page that says so, and four steps to a job.',
    path,
    card: cardPath({ seed: 'placements', title: 'Your Dream Job Starts Here!' }),
    structuredData: [breadcrumbData([{ label: title, path }])],
  });

/** From lessons to a job (part 2 section 2, "Placements page"). */
export default function PlacementsPage({ loaderData: { openings } }: Route.ComponentProps) {
  const { addressOf } = useAddressQuery();
  return (
    <>
      <section className="placements-head field-dawn">
        <div className="wrap wrap-wide placements-pitch">
          <h1 className="poster">
            <span className="placements-skill">Master AI Skills &amp; Get Hired</span> Your Dream
            Job Starts Here!
          </h1>
          <p className="placements-lead">{lead}</p>
          <StartButton />
        </div>
        <Art
          kind="craft"
          seed="placements"
          options={{
            palette: 'dawn',
            build: 'heavy',
            glyph: 'briefcase-business',
            plumeLength: 120,
          }}
          className="placements-craft"
        />
      </section>
      <section className="wrap section">
        <h2 className="heading-2">Why Choose Our Placements</h2>
        <ul className="placements-reasons">
          {reasons.map(({ title: heading, text, icon }) => (
            <Card as="li" key={heading} className="art-lifts">
              <Art kind="cover" seed={heading} options={{ glyph: icon, composition: 'close' }} />
              <h3 className="heading-3">{heading}</h3>
              <p className="text-soft">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section className="field-blush">
        <div className="wrap section">
          <h2 className="heading-2">Mentors who have sat on the other side of the table.</h2>
          {mentors.some(({ sample }) => sample) && (
            <p className="lede placements-mentors-note">
              Mentors marked as samples are invented, and so are the firms that they work for.
            </p>
          )}
          <ul className="placements-mentors">
            {mentors.map(({ name, role, firm, sample }) => (
              <li key={name}>
                <Avatar name={name} size="huge" nose />
                <h3 className="heading-4">{name}</h3>
                <p>
                  {role}, {firm}
                </p>
                {sample && <Badge>Sample</Badge>}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className="heading-2">Four steps, in this order.</h2>
        </div>
        <ol className="placements-roadmap">
          {roadmap.map(({ title: heading, text, proof }, index) => (
            <li
              key={heading}
              className={classes('placements-step', index % 2 ? 'field-mint' : 'field-sky')}
            >
              <div className="wrap">
                <p className="strong">Step {index + 1}</p>
                <h3 className="heading-2">{heading}</h3>
                <p>{text}</p>
                <p className="placements-proof">
                  <b>Done when:</b> {proof}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section id="openings" className="wrap section placements-openings">
        <h2 className="heading-2">Open now.</h2>
        {!openings && (
          <ErrorState level={3} heading="The openings did not load" action={<RetryButton />} />
        )}
        {openings && openings.openings.length > 0 && (
          <>
            <OpeningList openings={openings.openings} />
            <Pagination {...openings} addressOf={addressOf} label="Openings" />
          </>
        )}
        {openings?.openings.length === 0 && (
          <p className="lede">
            No firm is hiring through us today. Members can join the talent pool, and we read every
            application.
          </p>
        )}
        <p>
          <AppLink className="more-link" to="/account/placements">
            Your applications <Icon name="arrow-up-right" aria-hidden="true" />
          </AppLink>
        </p>
      </section>
      <section className="placements-end field-night" data-theme="dark">
        <div className="wrap wrap-wide">
          <h2 className="poster">{closing}</h2>
          <StartButton variant="gold" />
        </div>
      </section>
    </>
  );
}

const StartButton = ({ variant }: { variant?: 'gold' }) => (
  <div>
    <ButtonLink
      to="/register"
      variant={variant}
      size="large"
      thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
    >
      Start Your Placement Journey!
    </ButtonLink>
  </div>
);
