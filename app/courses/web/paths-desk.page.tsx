import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useEdited } from '#app/ui/form/use-edited.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { countText } from '../course-facts.ts';
import type { DeskPath, DeskPaths, pathsContract } from '../paths.contract.ts';
import type { Route } from './+types/paths-desk.page';

const PathEditor = later(partOf(() => import('./path-editor.tsx'), 'PathEditor'));

const call = api<typeof pathsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Learning paths',
    description: 'Add and change learning paths.',
    path: '/admin/paths',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(() => call('GET /admin/paths', { query: { page } }), { only: 'admin' });
};

export default function PathsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The learning paths did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const columnsWith = (edit: (id: string) => void): readonly Column<DeskPath>[] => [
  {
    name: 'Path',
    cell: ({ title, courses, published }) => (
      <>
        <b className="strong">{title}</b> {!published && <Badge kind="neutral">Unpublished</Badge>}
        <br />
        <span className="text-small text-soft">
          {countText(courses.length, 'course')}: {courses.map((each) => each.title).join(', ')}
        </span>
      </>
    ),
  },
  {
    name: 'Actions',
    hideName: true,
    cell: ({ id, title }) => (
      <Button size="small" variant="quiet" onClick={() => edit(id)}>
        Edit <span className="visually-hidden">{title}</span>
      </Button>
    ),
  },
];

function Desk({ paths, page, pages }: DeskPaths) {
  const { addressOf } = useAddressQuery();
  const { open, row, edit, close } = useEdited(paths);
  const { revalidate } = useRevalidator();
  const saved = () => {
    toast.success(row ? 'Path changed' : 'Path added');
    close();
    void revalidate();
  };
  return (
    <div className="stack">
      <div className="row">
        <Button thruster={<Icon name="plus" />} onClick={() => edit('new')}>
          Add a path
        </Button>
      </div>
      {paths.length > 0 ? (
        <Card>
          <Table
            caption="Learning paths"
            columns={columnsWith(edit)}
            rows={paths}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState scene="empty" heading="There are no learning paths yet">
          Add one, and it appears above the list of courses.
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {open && (
        <PathEditor key={`${row?.id} ${row?.version}`} path={row} onClose={close} onSaved={saved} />
      )}
    </div>
  );
}
