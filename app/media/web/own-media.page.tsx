import type { ReactNode } from 'react';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { Route } from './+types/own-media.page';
import { askMedia } from './ask-media.ts';
import { MediaLibrary } from './media-library.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your media',
    description: 'The pictures and files of your lessons.',
    path: '/teach/media',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askMedia(request.url, 'author');

export default function OwnMediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="Your files did not load"
      >
        {(library) => <MediaLibrary {...library} />}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <DeskOutline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap section stack">
    <h1 className="heading-2">Your media</h1>
    {children}
  </div>
);
