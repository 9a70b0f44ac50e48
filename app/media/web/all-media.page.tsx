import { pageMeta } from '#app/shared/page-meta.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import type { Route } from './+types/all-media.page';
import { askMedia } from './ask-media.ts';
import { MediaLibrary } from './media-library.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Media',
    description: 'The pictures and files of all lessons.',
    path: '/admin/media',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => askMedia(request.url, 'admin');

export default function AllMediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<DeskOutline />} failedHeading="The files did not load">
      {(library) => <MediaLibrary {...library} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;
