import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { Route } from './+types/college-requests.page';
import { collegeStates, type CollegeState } from '../college-request.ts';
import type { collegeContract, CollegeDesk, DeskRequest } from '../contract.ts';
import { CollegeDecisionDialog, type Pending } from './college-decision-dialog.tsx';
import { CollegeRequestCard } from './college-request-card.tsx';

const call = api<typeof collegeContract>();
const path = '/admin/college-requests';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'College requests',
    description: 'Students without an academic address.',
    path,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const state = collegeStates.find((each) => each === query.get('state')) ?? 'asked';
  return personalAnswer(
    async () => ({
      state,
      ...(await call('GET /admin/college-requests', {
        query: { state, page: pageNumberIn(query) },
      })),
    }),
    { only: 'admin' },
  );
};

export default function CollegeRequestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The requests did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const labels: Record<CollegeState, string> = {
  asked: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
};
const nothing: Record<CollegeState, { heading: string; text: string }> = {
  asked: {
    heading: 'Nobody is waiting',
    text: 'Requests from students without a college address appear here.',
  },
  approved: {
    heading: 'Nobody has been approved',
    text: 'Anyone you approve can buy the College plan for a year.',
  },
  refused: {
    heading: 'Nobody has been refused',
    text: 'Anyone you refuse reads your reason, and may ask again.',
  },
};

function Desk({ state, items, pages, counts }: CollegeDesk & { state: CollegeState }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Pending>();
  const decide = (request: DeskRequest) => (to: Pending['to']) => setPending({ request, to });
  return (
    <DeskList
      label="Requests"
      name="state"
      tabs={collegeStates.map((each) => ({
        value: each,
        label: labels[each],
        count: counts[each],
      }))}
      current={state}
      pages={pages}
    >
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
      <CollegeDecisionDialog
        pending={pending}
        onClose={() => setPending(undefined)}
        onDecided={() => void revalidate()}
      />
    </DeskList>
  );
}
