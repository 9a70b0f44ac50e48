import type { ReactNode } from 'react';
import { planLabel } from '#app/memberships/plans.ts';
import { OrderList } from '#app/payments/web/order-list.tsx';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { rupeesAndPaiseText } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import type { Route } from './+types/member.page';
import type { administrationContract, MemberDetail } from '../contract.ts';
import { LogList } from './log-list.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberBadges } from './member-badges.tsx';
import { MemberPeriods } from './member-periods.tsx';
import './member.page.css';

const call = api<typeof administrationContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Member',
    description: 'One member’s account.',
    path: '/admin/members',
    indexed: false,
  });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  return personalAnswer(() =>
    call('GET /admin/members/{uid}', {
      params: { uid: params.uid },
      query: { page: pageNumberIn(searchParams), periods: pageNumberIn(searchParams, 'periods') },
    }),
  );
};

export default function MemberPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Way />
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="This person did not load">
        {(member) => <Member member={member} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Way />
    <Outline />
  </>
);

const Way = () => (
  <div className="member-way">
    <h1 className="visually-hidden">Member</h1>
    <Breadcrumb
      items={[{ label: 'Members', to: useListLeft('/admin/members').list }, { label: 'Member' }]}
    />
  </div>
);

const Member = ({ member }: { member: MemberDetail }) => (
  <div className="stack">
    <Card className="stack">
      <div className="member-head">
        <Avatar name={member.displayName} photoUrl={member.photoURL} size="large" />
        <div>
          <h2 className="heading-3">{member.displayName}</h2>
          <p className="text-soft">{member.email}</p>
          <MemberBadges {...member} />
        </div>
      </div>
      {member.disabling && (
        <Note kind="bad">
          Disabled since <LocalTime instant={member.disabling.at} />: {member.disabling.reason}
        </Note>
      )}
      <About member={member} />
      <MemberActions member={member} />
    </Card>
    <Part heading="Membership">
      <MemberPeriods uid={member.uid} version={member.version} periods={member.periods} />
    </Part>
    <Part heading="Payments">
      <OrderList
        caption="Payments"
        empty="No payment yet."
        at="/admin/orders?q="
        {...member.orders}
      />
    </Part>
    <Part heading="Certificates">
      <AppLink className="link" to={`${memberPath(member.uid)}/certificates`}>
        See certificates, withdraw them or issue them again
      </AppLink>
    </Part>
    <Part heading="What admins did">
      {member.actions.length === 0 ? (
        <p className="text-soft">Nothing yet.</p>
      ) : (
        <LogList items={member.actions} />
      )}
      {member.actions.length > 0 && (
        <AppLink className="link" to={`/admin/audit?about=${member.uid}`}>
          All entries about this person
        </AppLink>
      )}
    </Part>
  </div>
);

function About({
  member: { uid, createdAt, emailVerified, membership, sessions, referral },
}: {
  member: MemberDetail;
}) {
  return (
    <Facts className="member-facts">
      <Fact name="Id">
        <code>{uid}</code>
      </Fact>
      <Fact name="Joined">
        <LocalTime instant={createdAt} format="date" />
      </Fact>
      <Fact name="Address">{emailVerified ? 'Verified' : 'Not verified yet'}</Fact>
      <Fact name="Plan">{planLabel(membership.planType)}</Fact>
      <Fact name="Runs until">
        {membership.endsAt ? (
          <LocalTime instant={membership.endsAt} format="date" />
        ) : (
          endless(membership)
        )}
      </Fact>
      <Fact name="Open sessions">{sessions.open}</Fact>
      <Fact name="Last used">
        {sessions.lastUsedAt ? (
          <LocalTime instant={sessions.lastUsedAt} format="date" />
        ) : (
          'Never signed in'
        )}
      </Fact>
      <Fact name="Referral code">{referral.code ?? 'None'}</Fact>
      <Fact name="Referred">
        {referral.brought}, earned {rupeesAndPaiseText(referral.earned)}
      </Fact>
    </Facts>
  );
}

const endless = ({ status }: MemberDetail['membership']): string =>
  status === 'active' ? 'For life' : 'No membership';

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card as="section" className="stack">
    <h2 className="heading-4">{heading}</h2>
    {children}
  </Card>
);

const Outline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);
