import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { Route } from './+types/held-rewards.page';
import type { HeldReward, HeldRewards, referralsContract } from '../contract.ts';
import { heldStates, type HeldState } from '../held-state.ts';
import { HeldRewardCard } from './held-reward-card.tsx';
import { RewardDecision, type Pending } from './reward-decision.tsx';

const call = api<typeof referralsContract>();
const path = '/admin/held-rewards';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Held rewards',
    description: 'Rewards whose buyer and referrer paid with the same details.',
    path,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const state = heldStates.find((each) => each === query.get('state')) ?? 'held';
  return personalAnswer(
    async () => ({
      state,
      ...(await call('GET /admin/held-rewards', { query: { state, page: pageNumberIn(query) } })),
    }),
    { only: 'admin' },
  );
};

export default function HeldRewardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The rewards did not load"
    >
      {(rewards) => <Desk {...rewards} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const labels: Record<HeldState, string> = {
  held: 'Waiting',
  released: 'Released',
  reversed: 'Reversed',
};
const nothing: Record<HeldState, { heading: string; text: string }> = {
  held: {
    heading: 'No rewards are waiting',
    text: 'When a buyer and a referrer pay with the same card, UPI address, phone or e-mail, the reward waits here.',
  },
  released: {
    heading: 'None has been released',
    text: 'A reward you release is paid on time, as if it had never been held.',
  },
  reversed: {
    heading: 'None has been reversed',
    text: 'A reward you reverse is never paid; the referrer reads your reason.',
  },
};

function Desk({ state, items, pages, counts }: HeldRewards & { state: HeldState }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Pending>();
  const decide = (reward: HeldReward) => (to: Pending['to']) => setPending({ reward, to });
  return (
    <DeskList
      label="Rewards"
      name="state"
      tabs={heldStates.map((each) => ({ value: each, label: labels[each], count: counts[each] }))}
      current={state}
      pages={pages}
    >
      {items.length === 0 ? (
        <EmptyState scene={state === 'held' ? 'clear' : 'empty'} heading={nothing[state].heading}>
          {nothing[state].text}
        </EmptyState>
      ) : (
        <ul className="stack">
          {items.map((reward) => (
            <HeldRewardCard key={reward.id} reward={reward} onDecide={decide(reward)} />
          ))}
        </ul>
      )}
      <RewardDecision
        pending={pending}
        onClose={() => setPending(undefined)}
        onDecided={() => void revalidate()}
      />
    </DeskList>
  );
}
