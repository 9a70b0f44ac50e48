import type { authoringContract } from '#app/authoring/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { authorDeskPath, cartridgePath } from '#app/shared/author-desk-path.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import type { Route } from './+types/cartridge.page';
import type { cartridgesContract } from '../contract.ts';
import { CartridgeExport } from './cartridge-export.tsx';
import { CartridgeImport } from './cartridge-import.tsx';
import type { Upload } from './use-package.ts';

const call = api<typeof authoringContract & typeof cartridgesContract>();

/**
 * The code that sends packages is fetched once somebody chooses one. A package that was changed is
 * another one, even if its beginning is the same.
 */
const upload: Upload = async (file, way) => {
  const { sendBytes } = await import('#app/media/web/upload.ts');
  return sendBytes(
    file,
    async ({ fingerprint, ...body }) => {
      const begun = await call('POST /cartridges', {
        body: { ...body, fingerprint: `${fingerprint}-${file.lastModified}` },
      });
      way.onBegun(begun.id);
      return begun;
    },
    way,
  );
};

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
          <CartridgeImport key={`${id} import`} courseId={id} upload={upload} />
          <CartridgeExport key={`${id} export`} courseId={id} slug={slug} />
        </>
      )}
    </OwnDesk>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Common Cartridge" />;
