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
import type { DeskSession, DeskSessions, liveSessionsContract } from '../contract.ts';
import type { Route } from './+types/live-sessions-desk.page';
import { SessionEditor } from './session-editor.tsx';

const call = api<typeof liveSessionsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Live sessions', description: 'Plan, change and cancel live sessions.', path: '/admin/live-sessions', indexed: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const when = searchParams.get('when') === 'past' ? 'past' : 'upcoming';
  const page = pageNumberIn(searchParams);
  return personalAnswer(() => call('GET /admin/live-sessions', { query: { when, page } }), { only: 'admin' });
};

export default function LiveSessionsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Heading />
      <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The sessions did not load">
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
const Heading = () => <h1 className="visually-hidden">Live sessions</h1>;

const Outline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="panel" />
  </div>
);

interface RowActions {
  onEdit: (session: DeskSession) => void;
  onCancel: (session: DeskSession) => void;
}

const columnsWith = ({ onEdit, onCancel }: RowActions): readonly Column<DeskSession>[] => [
  {
    name: 'Session',
    cell: ({ title, host }) => (
      <>
        <b className="strong">{title}</b>
        <br />
        <span className="text-small text-soft">{host}</span>
      </>
    ),
  },
  { name: 'Starts', cell: ({ startsAt }) => <time dateTime={startsAt}>{instantText(startsAt)}</time> },
  { name: 'State', cell: (each) => <State session={each} />, wideOnly: true },
  {
    name: 'Actions',
    hideName: true,
    cell: (each) =>
      each.state !== 'cancelled' && (
        <span className="row">
          <Button size="small" variant="quiet" onClick={() => onEdit(each)}>
            Edit <span className="visually-hidden">{each.title}</span>
          </Button>
          {each.state !== 'over' && (
            <Button size="small" variant="secondary" onClick={() => onCancel(each)}>
              Cancel <span className="visually-hidden">{each.title}</span>
            </Button>
          )}
        </span>
      ),
  },
];

function Desk({ sessions, pages, counts }: DeskSessions) {
  const { query, read, set, addressWith } = useAddressQuery();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DeskSession>();
  const past = read('when') === 'past';
  const edited = read('edit');
  const session = sessions.find(({ id }) => id === edited);

  const closeEditor = () => set({ edit: '' }, { replace: true });
  const saved = () => {
    toast.success(session ? 'Session changed' : 'Session planned');
    closeEditor();
  };
  const cancel = async ({ id, version }: DeskSession) => {
    await call('POST /admin/live-sessions/{id}/cancellation', { params: { id }, body: { version } });
    toast.success('Session cancelled');
    await revalidate();
  };

  return (
    <div className="stack">
      <div className="row row-between">
        <SegmentedLinks
          label="Which sessions"
          links={[
            { to: '?', label: `Upcoming ${counts.upcoming}`, current: !past },
            { to: '?when=past', label: `Past ${counts.past}`, current: past },
          ]}
        />
        <Button thruster={<Plus />} onClick={() => set({ edit: 'new' })}>
          Plan a session
        </Button>
      </div>
      {sessions.length > 0 ? (
        <Card>
          <Table
            caption={past ? 'Past and cancelled sessions' : 'Sessions to come'}
            columns={columnsWith({ onEdit: ({ id }) => set({ edit: id }), onCancel: setLeaving })}
            rows={sessions}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState scene="empty" heading={past ? 'Nothing is past yet' : 'No sessions are planned'}>
          {past ? 'What is over, or was cancelled, stands here.' : 'Plan one, and it stands on every member’s home.'}
        </EmptyState>
      )}
      <Pagination page={pageNumberIn(query)} pages={pages} addressOf={(page) => addressWith({ page: String(page) })} />
      {(edited === 'new' || session) && (
        <SessionEditor key={`${edited} ${session?.version}`} session={session} onClose={closeEditor} onSaved={saved} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Cancel this session?"
        action="Cancel session"
        onConfirm={async () => leaving && cancel(leaving)}
      >
        “{leaving?.title}” is shown as cancelled on every member’s home and in their calendars. This can’t be undone.
      </ConfirmDialog>
    </div>
  );
}

function State({ session: { state, link } }: { session: DeskSession }) {
  if (state === 'cancelled') return <Badge kind="bad">Cancelled</Badge>;
  if (state === 'over') return <Badge>Over</Badge>;
  if (!link) return <Badge kind="warn">Link missing</Badge>;
  return state === 'live' ? <Badge kind="ok">Live now</Badge> : <Badge kind="info">Planned</Badge>;
}
