import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/college.page';
import { collegePath } from '../addresses.ts';
import type { collegeContract, CollegeStanding } from '../contract.ts';
import { AddressForm } from './address-form.tsx';
import { RequestForm } from './request-form.tsx';
import './college.page.css';

const call = api<typeof collegeContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'College plan',
    description: 'Show that you are a student.',
    path: collegePath,
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /college/standing'));

export default function CollegePage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="This page did not load">
        {(standing) =>
          standing.eligibleBy ? <Open {...standing} /> : <Ways standing={standing} />
        }
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Outline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap section college">
    <div className="stack">
      <h1 className="heading-1">Still at college?</h1>
      <p className="lede">
        The College plan is Basic at a student’s price. There are two ways to show us that you
        study.
      </p>
    </div>
    {children}
  </div>
);

function Open({ eligibleBy, eligibleUntil, address }: CollegeStanding) {
  return (
    <Card className="stack college-open">
      <Note kind="ok">The College plan is open to you.</Note>
      <p>
        {eligibleBy === 'academic-address' && 'You signed up with your college address.'}
        {eligibleBy === 'second-address' && `You confirmed ${address?.email}.`}
        {eligibleBy === 'approval' && 'We approved your request.'}
        {eligibleUntil && (
          <>
            {' '}
            This lasts until <LocalTime instant={eligibleUntil} format="date" />; then we ask again.
          </>
        )}
      </p>
      <div>
        <ButtonLink to="/register">Choose the College plan</ButtonLink>
      </div>
    </Card>
  );
}

function Ways({ standing }: { standing: CollegeStanding }) {
  const { revalidate } = useRevalidator();
  const again = () => void revalidate();
  const { request } = standing;
  return (
    <>
      <RanOut {...standing} />
      <div className="college-ways">
        <Card as="section" className="stack" aria-labelledby="college-address">
          <h2 id="college-address" className="heading-3">
            With a college address
          </h2>
          <p className="text-soft">
            You keep your account as it is. We mail a link to your college address; once you open
            it, you can buy or renew the plan.
          </p>
          <AddressForm key={standing.address?.email} standing={standing} onAsked={again} />
        </Card>
        <Card as="section" className="stack" aria-labelledby="college-request">
          <h2 id="college-request" className="heading-3">
            Without one
          </h2>
          {request?.state === 'asked' ? (
            <Asked {...request} />
          ) : (
            <>
              {request?.state === 'refused' && (
                <Note kind="bad">We could not approve your request. {request.reason}</Note>
              )}
              <p className="text-soft">
                Tell us where you study. A person reads it and answers by e-mail.
              </p>
              <RequestForm before={request} onAsked={again} />
            </>
          )}
        </Card>
      </div>
    </>
  );
}

/** An eligibility that has expired. */
function RanOut({ eligibilityEndedAt }: CollegeStanding) {
  if (!eligibilityEndedAt) return null;
  return (
    <Note kind="warn">
      Your confirmation ended on <LocalTime instant={eligibilityEndedAt} format="date" />. We ask
      once a year: if you are still studying, please confirm it again before you renew.
    </Note>
  );
}

const Asked = ({
  college,
  course,
  studyYear,
  note,
  askedAt,
}: NonNullable<CollegeStanding['request']>) => (
  <>
    <Note kind="info">
      You sent your request on <LocalTime instant={askedAt} format="date" />. We answer by e-mail.
    </Note>
    <Facts rows>
      <Fact name="College">{college}</Fact>
      <Fact name="Course">{course}</Fact>
      <Fact name="Year">{studyYear}</Fact>
      <Fact name="Why">{note}</Fact>
    </Facts>
  </>
);

const Outline = () => (
  <div className="college-ways" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);
