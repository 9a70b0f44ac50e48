import type { authoringContract } from '#app/authoring/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { authorDeskPath, cartridgePath } from '#app/shared/author-desk-path.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import type { Route } from './+types/cartridge.page';
import { CartridgeExport } from './cartridge-export.tsx';
import { CartridgeImport } from './cartridge-import.tsx';

const call = api<typeof authoringContract>();

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Common Cartridge',
    description: 'Courses from other learning platforms, and for them.',
    path: cartridgePath(params.courseId),
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(() => call('GET /authoring/courses/{id}', { params: { id: params.courseId } }), {
    only: 'author',
  });

export default function CartridgePage({ loaderData }: Route.ComponentProps) {
  return (
    <OwnDesk heading="Common Cartridge" answer={loaderData} failedHeading="The course did not load">
      {({ id, slug, title }) => (
        <>
          <p>
            <BackLink to={authorDeskPath(id)}>{title}</BackLink>
          </p>
          <CartridgeImport key={`${id} import`} courseId={id} />
          <CartridgeExport key={`${id} export`} courseId={id} slug={slug} />
        </>
      )}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Common Cartridge" />;
