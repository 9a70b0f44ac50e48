import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Personal } from '#app/ui/personal.tsx';
import { SegmentedLinks } from '#app/ui/segmented.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Card } from '#app/ui/surface.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { toast } from '#app/ui/toast.ts';
import { useAddressQuery } from '#app/ui/use-address-query.ts';
import type { communityContract, DeskHighlight, DeskHighlights } from '../contract.ts';
import type { Route } from './+types/highlights-desk.page';
import { HighlightEditor } from './highlight-editor.tsx';

const call = api<typeof communityContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Highlights', description: 'Publish, change and take down highlights.', path: '/admin/highlights', indexed: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const show = searchParams.get('show') === 'unpublished' ? 'unpublished' : 'published';
  const page = pageNumberIn(searchParams);
  return personalAnswer(() => call('GET /admin/highlights', { query: { show, page } }), { only: 'admin' });
};

export default function HighlightsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Heading />
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The highlights did not load">
        {(desk) => <Desk {...desk} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Heading />
    <Outline />
  </>
);

/** The frame's header shows it. */
const Heading = () => <h1 className="visually-hidden">Highlights</h1>;

const Outline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="panel" />
  </div>
);

const states = {
  shown: <Badge kind="ok">Shown</Badge>,
  pinned: <Badge kind="gold">Pinned</Badge>,
  scheduled: <Badge kind="info">To come</Badge>,
  unpublished: <Badge>Taken down</Badge>,
} as const;

interface RowActions {
  onEdit: (highlight: DeskHighlight) => void;
  onTakeDown: (highlight: DeskHighlight) => void;
}

const columnsWith = ({ onEdit, onTakeDown }: RowActions): readonly Column<DeskHighlight>[] => [
  {
    name: 'Highlight',
    cell: ({ title, words }) => (
      <>
        <b className="strong">{title}</b>
        <br />
        <span className="text-small text-soft">{words}</span>
      </>
    ),
  },
  { name: 'Date', cell: ({ datedAt }) => <span className="nowrap">{instantText(datedAt, 'date')}</span>, wideOnly: true },
  { name: 'State', cell: ({ state }) => states[state], wideOnly: true },
  {
    name: 'Actions',
    hideName: true,
    cell: (each) => (
      <span className="row">
        <Button size="small" variant="quiet" onClick={() => onEdit(each)}>
          Edit <span className="visually-hidden">{each.title}</span>
        </Button>
        {each.state !== 'unpublished' && (
          <Button size="small" variant="secondary" onClick={() => onTakeDown(each)}>
            Take down <span className="visually-hidden">{each.title}</span>
          </Button>
        )}
      </span>
    ),
  },
];

function Desk({ highlights, pages, counts }: DeskHighlights) {
  const { query, read, set, addressWith } = useAddressQuery();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskHighlight>();
  const unpublished = read('show') === 'unpublished';
  const edited = read('edit');
  const highlight = highlights.find(({ id }) => id === edited);

  const closeEditor = () => set({ edit: '' }, { replace: true });
  const saved = () => {
    toast.success(highlight ? 'Highlight changed' : 'Highlight published');
    closeEditor();
  };
  const takeDown = async ({ id, version }: DeskHighlight) => {
    await call('POST /admin/highlights/{id}/unpublication', { params: { id }, body: { version } });
    toast.success('Highlight taken down');
    await revalidate();
  };

  return (
    <div className="stack">
      <div className="row row-between">
        <SegmentedLinks
          label="Which highlights"
          links={[
            { to: '?', label: `Published ${counts.published}`, current: !unpublished },
            { to: '?show=unpublished', label: `Taken down ${counts.unpublished}`, current: unpublished },
          ]}
        />
        <Button thruster={<Plus />} onClick={() => set({ edit: 'new' })}>
          Publish a highlight
        </Button>
      </div>
      {highlights.length > 0 ? (
        <Card>
          <Table
            caption={unpublished ? 'Highlights taken down' : 'Published highlights'}
            columns={columnsWith({ onEdit: ({ id }) => set({ edit: id }), onTakeDown: setLeaving })}
            rows={highlights}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState scene="empty" heading={unpublished ? 'Nothing was taken down' : 'No highlights yet'}>
          {unpublished
            ? 'What is taken down stands here, and can be published again.'
            : 'Publish one, and it stands on every member’s home.'}
        </EmptyState>
      )}
      <Pagination page={pageNumberIn(query)} pages={pages} addressOf={(page) => addressWith({ page: String(page) })} />
      {(edited === 'new' || highlight) && (
        <HighlightEditor key={`${edited} ${highlight?.version}`} highlight={highlight} onClose={closeEditor} onSaved={saved} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Take this highlight down?"
        action="Take down"
        onConfirm={async () => leaving && takeDown(leaving)}
      >
        “{leaving?.title}” leaves every member’s home. It can be published again from here.
      </ConfirmDialog>
    </div>
  );
}
