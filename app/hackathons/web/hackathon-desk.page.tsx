import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import type { DeskBoard as Board, teamBoardContract } from '#app/team-board/contract.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { deskPath, hackathonPath } from '../addresses.ts';
import type {
  DeskHackathon,
  hackathonsDeskContract,
  MentorshipList,
  RegistrationList,
} from '../desk.contract.ts';
import type { Route } from './+types/hackathon-desk.page';
import { DeskRegistrations, DeskRequests } from './desk-people.tsx';

const HackathonForm = later(partOf(() => import('./hackathon-form.tsx'), 'HackathonForm'));
const DeskBoard = later(partOf(() => import('#app/team-board/web/desk-board.tsx'), 'DeskBoard'));

const call = api<typeof hackathonsDeskContract>();
const callBoard = api<typeof teamBoardContract>();

const tabs = ['text', 'registrations', 'mentors', 'board'] as const;
const tabLabels = {
  text: 'Text',
  registrations: 'Registrations',
  mentors: 'Mentors',
  board: 'Board',
} as const;

/** The content of the chosen tab. */
type Shown =
  | { tab: 'text' }
  | { tab: 'registrations'; list: RegistrationList }
  | { tab: 'mentors'; list: MentorshipList }
  | { tab: 'board'; list: Board };

/** Null for a new one. */
interface Desk {
  hackathon: DeskHackathon | null;
  shown: Shown;
}

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: 'Hackathon',
    description: 'Edit one hackathon.',
    path: `${deskPath}/${params['hackathonId']}`,
    indexed: false,
  });

async function shownOf(id: string, query: URLSearchParams): Promise<Shown> {
  const input = { params: { id }, query: { page: pageNumberIn(query) } };
  switch (tabs.find((each) => each === query.get('show')) ?? 'text') {
    case 'registrations':
      return {
        tab: 'registrations',
        list: await call('GET /admin/hackathons/{id}/registrations', input),
      };
    case 'mentors':
      return {
        tab: 'mentors',
        list: await call('GET /admin/hackathons/{id}/mentorship-requests', input),
      };
    case 'board':
      return {
        tab: 'board',
        list: await callBoard('GET /admin/hackathons/{id}/team-posts', input),
      };
    case 'text':
      return { tab: 'text' };
  }
}

export const clientLoader = ({ params: { hackathonId: id }, request }: Route.ClientLoaderArgs) =>
  personalAnswer<Desk>(
    async () => {
      if (id === 'new') return { hackathon: null, shown: { tab: 'text' } };
      const { searchParams } = new URL(request.url);
      const [hackathon, shown] = await Promise.all([
        call('GET /admin/hackathons/{id}', { params: { id } }),
        shownOf(id, searchParams),
      ]);
      return { hackathon, shown };
    },
    { only: 'admin' },
  );

export default function HackathonDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      withHeading
      skeleton={<Outline />}
      failedHeading="The hackathon did not load"
    >
      {({ hackathon, shown }) =>
        hackathon ? <One hackathon={hackathon} shown={shown} /> : <NewOne />
      }
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <>
    <h1 className="visually-hidden">Hackathon</h1>
    <DeskOutline />
  </>
);

function NewOne() {
  const navigate = useNavigate();
  const saved = ({ id }: DeskHackathon) => {
    toast.success('Hackathon created');
    void navigate(`${deskPath}/${id}`);
  };
  return (
    <div className="stack">
      <Breadcrumb items={[{ label: 'Hackathons', to: deskPath }, { label: 'New' }]} />
      <h1 className="heading-3">New hackathon</h1>
      <Card>
        <HackathonForm onSaved={saved} />
      </Card>
    </div>
  );
}

function One({ hackathon, shown }: { hackathon: DeskHackathon; shown: Shown }) {
  const { id, title, published, status, version, newRequests, reportedPosts, participants } =
    hackathon;
  const { revalidate } = useRevalidator();
  const publish = async () => {
    await call('PUT /admin/hackathons/{id}/publication', {
      params: { id },
      body: { published: !published, version },
    });
    toast.success(published ? 'Hackathon hidden' : 'Hackathon published');
    await revalidate();
  };
  const waiting = (count: number) => (count > 0 ? ` ${count}` : '');
  const counts = {
    text: '',
    registrations: ` ${participants}`,
    mentors: waiting(newRequests),
    board: waiting(reportedPosts),
  };
  return (
    <div className="stack">
      <Breadcrumb items={[{ label: 'Hackathons', to: deskPath }, { label: title }]} />
      <div className="row row-between">
        <h1 className="heading-3">{title}</h1>
        <div className="row">
          {published ? (
            <Badge kind={status === 'Open' ? 'ok' : 'neutral'}>{status}</Badge>
          ) : (
            <Badge kind="warn">Hidden</Badge>
          )}
          {published && (
            <AppLink to={hackathonPath(id)} className="link">
              See its page
            </AppLink>
          )}
          <SendButton size="small" variant={published ? 'secondary' : 'primary'} onSend={publish}>
            {published ? 'Hide' : 'Publish'}
          </SendButton>
        </div>
      </div>
      <DeskList
        label="Parts"
        name="show"
        tabs={tabs.map((value) => ({ value, label: tabLabels[value] + counts[value] }))}
        current={shown.tab}
        pages={shown.tab === 'text' ? 1 : shown.list.pages}
      >
        {shown.tab === 'text' && (
          <Card>
            <HackathonForm
              key={id}
              hackathon={hackathon}
              onSaved={() => {
                toast.success('Hackathon changed');
                void revalidate();
              }}
            />
          </Card>
        )}
        {shown.tab === 'registrations' && <DeskRegistrations id={id} rows={shown.list.rows} />}
        {shown.tab === 'mentors' && <DeskRequests id={id} rows={shown.list.rows} />}
        {shown.tab === 'board' && <DeskBoard rows={shown.list.rows} />}
      </DeskList>
    </div>
  );
}
