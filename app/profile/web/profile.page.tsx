import { useEffect } from 'react';
import type { referralsContract } from '#app/referrals/contract.ts';
import { ReferralPanel } from '#app/referrals/web/referral-panel.tsx';
import { api } from '#app/shared/api-client.ts';
import { useProfile, useSeesAsAdmin } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { Route } from './+types/profile.page';
import { IdentityCard } from './identity-card.tsx';
import './profile.page.css';

const call = api<typeof referralsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'My Profile',
    description: 'Your name, your membership, and your referral code with what it has earned.',
    path: '/dashboard/profile',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  personalAnswer(() =>
    call('GET /dashboard/profile', {
      query: { page: pageNumberIn(new URL(request.url).searchParams) },
    }),
  );

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const profile = useProfile();
  const seesAsAdmin = useSeesAsAdmin();
  const failed = loaderData.status === 'failed';
  useEffect(() => {
    if (failed) toast.error('Failed to load referral statistics');
  }, [failed]);
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="Failed to fetch profile">
      {({ membership, stats }) =>
        profile ? (
          <div className="profile">
            <IdentityCard
              key={profile.uid}
              profile={profile}
              membership={seesAsAdmin ? undefined : membership}
            />
            {!seesAsAdmin && (
              <ReferralPanel uid={profile.uid} code={profile.referralCode} stats={stats} />
            )}
          </div>
        ) : (
          <Outline />
        )
      }
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <div className="profile profile-outline" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);
