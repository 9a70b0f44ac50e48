import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { ownCertificatesPath } from '#app/certificates/certificate-number.ts';
import { SecuritySection } from '#app/factors/web/security-section.tsx';
import { ownPagePath } from '#app/member-pages/addresses.ts';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { MailChoices } from '#app/notifications/web/mail-choices.tsx';
import { noPaymentYet, OrderList } from '#app/payments/web/order-list.tsx';
import { planLabel } from '#app/memberships/plans.ts';
import { AccountDeletion, DeletionNotice } from '#app/personal-data/web/account-deletion.tsx';
import { DataExport } from '#app/personal-data/web/data-export.tsx';
import type { AccountPage, profileContract } from '#app/profile/contract.ts';
import { IdentityCard } from '#app/profile/web/identity-card.tsx';
import { ownSeatsPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { Profile } from '#app/shared/profile.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/account.page';
import { AccountNavigation, AccountSection } from './account-section.tsx';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import './account.page.css';

const call = api<typeof profileContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Account',
    description: 'Your name, how you sign in, where you are signed in, and your orders.',
    path: '/account',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(() =>
    call('GET /account/page', {
      query: { page: pageNumberIn(new URL(request.url).searchParams) },
    }),
  );

type AccountData = AccountPage & { profile: Profile };

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
    show: ({ profile, account, membership, deletionDueAt }) => (
      <>
        <DeletionNotice dueAt={deletionDueAt} />
        <IdentityCard key={profile.uid} profile={profile} membership={membership} />
        <MembershipEnded membership={membership} />
        <p className="text-small text-soft">
          On board since <LocalTime instant={account.createdAt} format="date" />
        </p>
      </>
    ),
  },
  {
    id: 'security',
    heading: 'Sign-in and security',
    show: ({ profile, account, factors }) => (
      <>
        <EmailChange email={profile.email} change={account.emailChange} />
        <PasswordChange setAt={account.passwordSetAt} />
        <SecuritySection factors={factors} />
      </>
    ),
  },
  {
    id: 'sessions',
    heading: 'Where you are signed in',
    show: ({ account }) => <SessionList sessions={account.sessions} />,
  },
  {
    id: 'orders',
    heading: 'Orders',
    show: ({ orders }) => (
      <Card className="account-orders">
        <OrderList caption="Orders" empty={noPaymentYet} {...orders} />
        <p className="account-codes">
          <AppLink to={ownSeatsPath} className="more-link">
            Codes for other people <Icon name="arrow-up-right" />
          </AppLink>
        </p>
      </Card>
    ),
  },
  {
    id: 'certificates',
    heading: 'Certificates',
    show: () => (
      <p>
        <AppLink to={ownCertificatesPath} className="more-link">
          See your certificates, and correct the name on them <Icon name="arrow-up-right" />
        </AppLink>
      </p>
    ),
  },
  {
    id: 'public-page',
    heading: 'Public page',
    show: () => (
      <p>
        <AppLink to={ownPagePath} className="more-link">
          Show what you have built and earned at an address of your own{' '}
          <Icon name="arrow-up-right" />
        </AppLink>
      </p>
    ),
  },
  {
    id: 'rewards',
    heading: 'Referral rewards',
    show: () => (
      <p>
        <AppLink to="/account/rewards" className="more-link">
          See what you earned, and request a payout <Icon name="arrow-up-right" />
        </AppLink>
      </p>
    ),
  },
  {
    id: 'placements',
    heading: 'Placements',
    show: () => (
      <p>
        <AppLink to="/account/placements" className="more-link">
          Apply, and see your applications <Icon name="arrow-up-right" />
        </AppLink>
      </p>
    ),
  },
  {
    id: 'notifications',
    heading: 'Notifications',
    show: ({ mailPreferences }) => <MailChoices preferences={mailPreferences} />,
  },
  {
    id: 'data',
    heading: 'Data and deletion',
    show: ({ profile, membership, deletionDueAt }) => (
      <>
        <DataExport />
        {!deletionDueAt && (
          <AccountDeletion
            isAdmin={profile.role === 'admin'}
            activePlan={membership.status === 'active' ? planLabel(membership.planType) : undefined}
          />
        )}
      </>
    ),
  },
];

/**
 * The page is for everyone who is signed in, with or without a membership (decisions.md ruling 28).
 */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const profile = useProfile();
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<Outline />}
        failedHeading="Your account did not load"
      >
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

function MembershipEnded({
  membership: { status, planType, endsAt },
}: {
  membership: MembershipAnswer;
}) {
  if (status === 'active' || !planType) return null;
  return (
    <Note kind="info">
      {endsAt && (
        <p className="strong">
          Your membership ended on <LocalTime instant={endsAt} format="date" />
        </p>
      )}
      <p>
        Your progress is kept.{' '}
        <AppLink to="/register" className="link">
          Renew your membership
        </AppLink>{' '}
        to continue where you left off.
      </p>
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
