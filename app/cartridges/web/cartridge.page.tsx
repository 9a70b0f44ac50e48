import type { ReactNode } from 'react';
import type { authoringContract } from '#app/authoring/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { authorDeskPath, cartridgePath } from '#app/shared/author-desk-path.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
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
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The course did not load"
      >
        {({ id, slug, title }) => (
          <>
            <p>
              <AppLink className="back-link" to={authorDeskPath(id)}>
                <Icon name="arrow-left" /> {title}
              </AppLink>
            </p>
            <CartridgeImport key={`${id} import`} courseId={id} />
            <CartridgeExport key={`${id} export`} courseId={id} slug={slug} />
          </>
        )}
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
    <h1 className="heading-2">Common Cartridge</h1>
    {children}
  </div>
);
