import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { ownPagePath } from '../addresses.ts';
import type { memberPagesContract } from '../contract.ts';
import type { Route } from './+types/own-page.page';
import { PageForm } from './page-form.tsx';
import { PageState } from './page-state.tsx';

const call = api<typeof memberPagesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your public page',
    description: 'Choose which of your projects and certificates everyone can see.',
    path: ownPagePath,
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /account/public-page'));

export default function OwnPagePage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<Skeleton shape="panel" />}
        failedHeading="Your public page did not load"
      >
        {(own) => (
          <>
            <PageState page={own.page} />
            <PageForm own={own} onSaved={revalidate} />
          </>
        )}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton shape="panel" />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap section stack">
    <h1 className="heading-2">Your public page</h1>
    <p className="lede">
      A page that anyone can open, with your name, what you say about yourself, and the projects and
      certificates that you choose. Nothing is public until you switch it on. Your e-mail address,
      plan and progress never are.
    </p>
    {children}
  </div>
);
