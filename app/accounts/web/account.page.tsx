import type { ReactNode } from 'react';
import type { MembershipAnswer, membershipsContract } from '#app/memberships/contract.ts';
import type { OrderAnswer, paymentsContract } from '#app/payments/contract.ts';
import { OrderList } from '#app/payments/web/order-list.tsx';
import { IdentityCard } from '#app/profile/web/identity-card.tsx';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { Profile } from '#app/shared/profile.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Note } from '#app/ui/note.tsx';
import { Personal } from '#app/ui/personal.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Card } from '#app/ui/surface.tsx';
import type { Route } from './+types/account.page';
import { AccountNavigation, AccountSection } from './account-section.tsx';
import './account.page.css';

const call = api<typeof membershipsContract & typeof paymentsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Account',
    description: 'Your name, how you sign in, where you are signed in, and your orders.',
    path: '/account',
    indexed: false,
  });

/** All at once: one round trip. */
export const clientLoader = () =>
  personalAnswer(async () => {
    const [membership, orders] = await Promise.all([call('GET /membership'), call('GET /payment/orders')]);
    return { membership, orders };
  });

interface AccountData {
  profile: Profile;
  membership: MembershipAnswer;
  orders: readonly OrderAnswer[];
}

interface Part {
  id: string;
  heading: string;
  show: (data: AccountData) => ReactNode;
}

/** The page from top to bottom, and its navigation. */
const parts: readonly Part[] = [
  {
    id: 'profile',
    heading: 'Profile',
    show: ({ profile, membership }) => (
      <>
        <IdentityCard key={profile.uid} profile={profile} membership={membership} />
        <MembershipEnded membership={membership} />
      </>
    ),
  },
  {
    id: 'orders',
    heading: 'Orders',
    show: ({ orders }) => (
      <Card className="account-orders">
        <OrderList caption="Orders" orders={orders} />
      </Card>
    ),
  },
];

/** Everyone's own papers, with a membership or without (decisions.md ruling 28). */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const profile = useProfile();
  return (
    <Frame>
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="Your account did not load">
        {(data) =>
          profile ? (
            <div className="account-sections">
              {parts.map(({ id, heading, show }) => (
                <AccountSection key={id} id={id} heading={heading}>
                  {show({ ...data, profile })}
                </AccountSection>
              ))}
            </div>
          ) : (
            <Outline />
          )
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
  <div className="wrap account">
    <h1 className="heading-2">Your account</h1>
    <AccountNavigation sections={parts} />
    {children}
  </div>
);

function MembershipEnded({ membership: { status, planType, endsAt } }: { membership: MembershipAnswer }) {
  if (status === 'active' || !planType) return null;
  return (
    <Note kind="info">
      Your membership ended
      {endsAt && (
        <>
          {' on '}
          <LocalTime instant={endsAt} format="date" />
        </>
      )}
      . Your progress and certificates are kept.{' '}
      <AppLink to="/register" className="link">
        Renew your membership
      </AppLink>{' '}
      to go on where you stopped.
    </Note>
  );
}

const Outline = () => (
  <div className="account-sections account-outline" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);
