import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { hubPath, profilePath } from '../addresses.ts';
import type { foundersHubContract, OwnProfile } from '../contract.ts';
import type { Route } from './+types/startup-profile.page';
import { hubAnswer } from './hub-access.ts';
import { HubTeaser } from './hub-teaser.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SharePanel } from './share-panel.tsx';
import './startup-profile.page.css';

const call = api<typeof foundersHubContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Startup profile',
    description: 'Your startup on one page.',
    path: profilePath,
    indexed: false,
  });

export const clientLoader = () => hubAnswer(() => call('GET /founders-hub/profile'));

export default function StartupProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={hubPath}>Founders’ Hub</BackLink>
      <h1 className="startup-profile-heading heading-2">Your startup on one page</h1>
      {loaderData.status === 'closed' ? (
        <HubTeaser />
      ) : (
        <Personal
          answer={loaderData}
          skeleton={<Outline />}
          failedHeading="Your profile did not load"
        >
          {(own) => <Profile loaded={own} />}
        </Personal>
      )}
    </>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="panel" />
  </div>
);

function Profile({ loaded }: { loaded: OwnProfile }) {
  const [own, setOwn] = useState(loaded);
  return (
    <div className="startup-profile">
      <ProfileForm own={own} onSaved={setOwn} />
      <SharePanel own={own} onChanged={setOwn} />
    </div>
  );
}
