import { Icon } from '#app/ui/base/icon.tsx';
import { data } from 'react-router';
import { CatalogueStates, CourseGrid, loadCatalogue } from '#app/courses/web/course-grid.tsx';
import type { membershipsContract, PlanAnswer } from '#app/memberships/contract.ts';
import { api, type Fetch } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageExists } from '#app/shared/pages.ts';
import { organizationData } from '#app/shared/structured-data.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { Route } from './+types/landing.page';
import { lanes } from './hero-lineup.tsx';
import { Hero } from './hero.tsx';
import { InvestorsCall } from './investors-call.tsx';
import { SuccessStories, type SuccessStory } from './success-stories.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';
import { WhyNoCode } from './why-no-code.tsx';
import './landing.page.css';

/** Two rows; the rest is one link away. */
const coursesShown = 6;
const asked = { limit: Math.max(lanes, coursesShown) };

/** Loads with the data and not with the script, because the document already contains the texts. */
const landingWords = async () => (await import('#content/landing.json')).default;

async function load(fetcher?: Fetch) {
  const [catalogue, plans, words] = await Promise.all([
    loadCatalogue(asked, fetcher),
    loaded(api<typeof membershipsContract>(fetcher)('GET /plans')),
    landingWords(),
  ]);
  return { catalogue, plans, words };
}

export async function loader({ context }: Route.LoaderArgs) {
  const content = await load(context.get(apiFetch));
  // Only a complete page may be cached.
  return data(content, { status: content.catalogue && content.plans ? 200 : 503 });
}

export const clientLoader = () => load();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Learn to build with no-code and AI',
    description:
      'Master No-Code & AI, build faster, smarter and cheaper. Learn from industry experts and build real-world projects.',
    path: '/',
    structuredData: [organizationData()],
  });

/** What a year costs at the school, beside an agency's bill: the first plan that is for everyone. */
function membershipOf(plans: readonly PlanAnswer[]) {
  const plan = plans.find(({ type }) => type !== 'collegePlan');
  return plan && { item: `${plan.name} plan`, rupees: plan.currentPrice };
}

/** The public face (part 2 section 2, "Landing page"). */
export default function LandingPage({
  loaderData: { catalogue, plans, words },
}: Route.ComponentProps) {
  const college = plans?.find(({ type }) => type === 'collegePlan');
  return (
    <>
      <Hero courses={catalogue?.courses ?? []} collegePrice={college?.currentPrice} />
      <WhyNoCode {...words.whyNoCode} membership={membershipOf(plans ?? [])} />
      <section className="wrap landing-courses" id="courses">
        <div className="landing-courses-head">
          <h2 className="heading-2">Every course comes with its own rocket.</h2>
          <AppLink to="/courses" className="more-link">
            Browse all courses <Icon name="arrow-up-right" aria-hidden="true" />
          </AppLink>
        </div>
        <CatalogueStates catalogue={catalogue}>
          {(courses) => <CourseGrid courses={courses.slice(0, coursesShown)} />}
        </CatalogueStates>
      </section>
      <WhyChooseUs reasons={words.whyChooseUs} />
      {pageExists('/investors') && <InvestorsCall preview={words.investorPreview} />}
      <SuccessStories stories={words.successStories as readonly SuccessStory[]} />
    </>
  );
}
