import { Highlights } from '#app/community/web/highlights.tsx';
import { GoalButton } from '#app/goals/web/goal-button.tsx';
import { GoalCard } from '#app/goals/web/goal-card.tsx';
import { UpcomingSessions } from '#app/live-sessions/web/upcoming-sessions.tsx';
import { RevisionLine } from '#app/recall/web/revision-line.tsx';
import type { learningContract } from '#app/learning/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { nameOf, useProfile, useSeesAsAdmin } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { courseInQuery } from '#app/shared/plans-address.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { useBrowserValue } from '#app/ui/base/use-browser-value.ts';
import type { Route } from './+types/home.page';
import type { dashboardContract } from '../contract.ts';
import { classes } from '#app/ui/base/classes.ts';
import { nameHeading } from '#app/ui/base/name-heading.ts';
import { greetingAt } from '../greeting.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import { FlightPathCard } from './flight-path-card.tsx';
import { LastPaymentCard, MembershipCard } from './membership-cards.tsx';
import { ReferralCard } from './referral-card.tsx';
import './home.page.css';

const call = api<typeof dashboardContract & typeof learningContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Home',
    description: 'Where you are in your courses, and your membership.',
    path: '/dashboard',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(async () => {
    const slug = courseInQuery(new URL(request.url).searchParams);
    const [home, chosen] = await Promise.all([
      call('GET /dashboard/home'),
      // A course that is gone leaves the page as it is.
      slug ? call('GET /learning/courses/{slug}', { params: { slug } }).catch(() => null) : null,
    ]);
    return home && { ...home, chosen };
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const seesAsAdmin = useSeesAsAdmin();
  return (
    <>
      <Welcome />
      <Personal
        answer={loaderData}
        skeleton={<Cards />}
        failedHeading="Your dashboard did not load"
      >
        {({
          current,
          chosen,
          membership,
          goal,
          revision,
          offersRevision,
          steps,
          brought,
          live,
          highlights,
        }) => (
          <>
            <FlightPathCard current={current} chosen={chosen} />
            {revision && <RevisionLine {...revision} />}
            {!seesAsAdmin && steps && (
              <FirstStepsCard
                steps={steps}
                current={current}
                setGoal={<GoalButton goal={goal} size="small" />}
              />
            )}
            {!seesAsAdmin && (goal || !steps) && <GoalCard goal={goal} />}
            <p className="home-progress row">
              <AppLink className="link" to="/dashboard/progress">
                See your progress in numbers
              </AppLink>
              {offersRevision && (
                <AppLink className="link" to="/dashboard/revision">
                  Revise what you got wrong
                </AppLink>
              )}
            </p>
            {!seesAsAdmin && (
              <div className="home-cards">
                <MembershipCard membership={membership} />
                <LastPaymentCard />
                <ReferralCard brought={brought} />
              </div>
            )}
            <div className="home-news">
              <UpcomingSessions live={live} />
              <Highlights highlights={highlights} />
            </div>
          </>
        )}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Welcome />
    <Cards />
  </>
);

const readersHour = () => new Date().getHours();

/** Only the browser knows the name and the hour: until then the line stays empty. */
function Welcome() {
  const profile = useProfile();
  const hour = useBrowserValue<number>(readersHour, 0);
  return (
    <h1
      className={classes(
        'home-welcome',
        nameHeading(profile ? nameOf(profile) : '', 'heading-2', 'heading-3'),
      )}
    >
      {profile ? (
        <>
          {greetingAt(hour)}, <span>{nameOf(profile)}.</span>
        </>
      ) : (
        <>
          <span className="visually-hidden">Welcome</span>
          <Skeleton shape="heading" />
        </>
      )}
    </h1>
  );
}

const Cards = () => (
  <div aria-busy="true">
    <div className="home-flight-outline">
      <Skeleton shape="panel" />
    </div>
    <div className="home-cards">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
    <div className="home-news">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  </div>
);
