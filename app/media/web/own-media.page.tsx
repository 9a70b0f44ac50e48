import { pageMeta } from '#app/shared/page-meta.ts';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
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
    <OwnDesk heading="Your media" answer={loaderData} failedHeading="Your files did not load">
      {(library) => <MediaLibrary {...library} />}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Your media" />;
