import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Personal } from '#app/ui/personal.tsx';
import { SegmentedLinks } from '#app/ui/segmented.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Route } from './+types/college-requests.page';
import { collegeStates, type CollegeState } from '../college-request.ts';
import type { collegeContract, CollegeDesk, DeskRequest } from '../contract.ts';
import { CollegeDecisionDialog, type Pending } from './college-decision-dialog.tsx';
import { CollegeRequestCard } from './college-request-card.tsx';

const call = api<typeof collegeContract>();
const path = '/admin/college-requests';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'College requests', description: 'Students without an academic address.', path, indexed: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const state = collegeStates.find((each) => each === query.get('state')) ?? 'asked';
  return personalAnswer(
    async () => ({ state, ...(await call('GET /admin/college-requests', { query: { state, page: pageNumberIn(query) } })) }),
    { only: 'admin' },
  );
};

const addressOf = (state: CollegeState, page = 1): string => {
  const query = new URLSearchParams({ ...(state !== 'asked' && { state }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${path}?${query}` : path;
};

export default function CollegeRequestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Heading />
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The requests did not load">
        {(desk) => <Desk {...desk} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Heading />
    <Outline />
  </>
);

/** The frame's header shows the section. */
const Heading = () => <h1 className="visually-hidden">College requests</h1>;

const labels: Record<CollegeState, string> = { asked: 'Waiting', approved: 'Approved', refused: 'Refused' };
const nothing: Record<CollegeState, { heading: string; text: string }> = {
  asked: { heading: 'Nobody waits.', text: 'Students who have no address of their college ask here for the College plan.' },
  approved: { heading: 'Nobody was approved.', text: 'Whom you approve can buy the College plan for a year.' },
  refused: { heading: 'Nobody was refused.', text: 'Whom you refuse reads your reason, and may ask again.' },
};

function Desk({ state, items, page, pages, counts }: CollegeDesk & { state: CollegeState }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Pending>();
  const decide = (request: DeskRequest) => (to: Pending['to']) => setPending({ request, to });
  return (
    <div className="stack">
      <SegmentedLinks
        label="Requests"
        links={collegeStates.map((each) => ({ to: addressOf(each), label: `${labels[each]} (${counts[each]})`, current: each === state }))}
      />
      {items.length === 0 ? (
        <EmptyState scene={state === 'asked' ? 'clear' : 'empty'} heading={nothing[state].heading}>
          {nothing[state].text}
        </EmptyState>
      ) : (
        <ul className="stack">
          {items.map((request) => (
            <CollegeRequestCard key={request.id} request={request} onDecide={decide(request)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} addressOf={(to) => addressOf(state, to)} />
      <CollegeDecisionDialog pending={pending} onClose={() => setPending(undefined)} onDecided={() => void revalidate()} />
    </div>
  );
}

const Outline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="short" />
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);
