import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { StageProgress } from '#app/ui/base/progress.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { hubPath, profilePath } from '../addresses.ts';
import type { FoundersHub, foundersHubContract, Stage } from '../contract.ts';
import type { Route } from './+types/hub.page';
import { hubAnswer } from './hub-access.ts';
import { HubTeaser } from './hub-teaser.tsx';
import { TaskCard } from './task-card.tsx';
import type { Draft } from './task-keeper.ts';
import { keeper, useTasks } from './use-tasks.ts';
import './hub.page.css';

const call = api<typeof foundersHubContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Founders’ Hub',
    description: 'From a hunch to a company, in four stages. Your progress is kept.',
    path: hubPath,
    indexed: false,
  });

export const clientLoader = () =>
  hubAnswer(async (uid) => {
    const hub = await call('GET /founders-hub');
    keeper.load(
      uid,
      hub.stages.flatMap(({ tasks }) => tasks),
    );
    return hub;
  });

export default function FoundersHubPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === 'closed') return <HubTeaser />;
  return (
    <Personal
      answer={loaderData}
      skeleton={<Outline />}
      failedHeading="The Founders’ Hub did not load"
    >
      {(hub) => <Hub {...hub} />}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <div className="hub" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="button" />
    <Skeleton shape="panel" />
  </div>
);

const countDone = ({ tasks }: Stage, drafts: ReadonlyMap<string, Draft>): number =>
  tasks.filter(({ slug }) => drafts.get(slug)?.mine.done).length;

function Hub({ stages }: FoundersHub) {
  const drafts = useTasks();
  const { read } = useAddressQuery();
  const counted = stages.map((stage) => ({
    id: stage.slug,
    done: countDone(stage, drafts),
    total: stage.tasks.length,
  }));
  const unfinished = counted.findIndex(({ done, total }) => done < total);
  const asked = stages.findIndex(({ slug }) => slug === read('stage'));
  const index = asked >= 0 ? asked : Math.max(0, unfinished);
  const stage = stages[index];
  return (
    <div className="hub">
      <Progressed stages={stages} counted={counted} drafts={drafts} />
      <SegmentedLinks
        label="Stages"
        links={stages.map(({ slug, title }, each) => ({
          to: `?stage=${slug}`,
          label: `${title} ${counted[each]?.done ?? 0}/${counted[each]?.total ?? 0}`,
          current: each === index,
        }))}
      />
      {stage && (
        <section className="stack" aria-labelledby="stage-heading">
          <div className="hub-stage">
            <p className="strong">Stage {index + 1}</p>
            <h2 id="stage-heading" className="heading-2">
              {stage.title}
            </h2>
            <p className="text-soft">{stage.summary}</p>
          </div>
          <Tasks key={stage.slug} stage={stage} drafts={drafts} />
        </section>
      )}
    </div>
  );
}

interface ProgressedProps {
  stages: readonly Stage[];
  counted: readonly { id: string; done: number; total: number }[];
  drafts: ReadonlyMap<string, Draft>;
}

function Progressed({ stages, counted, drafts }: ProgressedProps) {
  const [done, total] = [
    counted.reduce((sum, each) => sum + each.done, 0),
    counted.reduce((sum, each) => sum + each.total, 0),
  ];
  const next = stages
    .flatMap(({ slug, tasks }) => tasks.map((task) => ({ stage: slug, ...task })))
    .find(({ slug }) => !drafts.get(slug)?.mine.done);
  return (
    <Panel as="section" field="dawn" className="hub-progress" aria-labelledby="progress-heading">
      <h2 id="progress-heading" className="heading-3">
        {done} of {total} done
      </h2>
      <StageProgress
        label="Your startup’s progress"
        stages={counted}
        valueText={`${done} of ${total} tasks`}
      />
      <p>
        {next ? (
          <>
            Next:{' '}
            <AppLink className="link" to={`?stage=${next.stage}#${next.slug}`}>
              {next.title}
            </AppLink>
          </>
        ) : (
          'Every task is done. Now show people the page about your startup.'
        )}
      </p>
      <div>
        <ButtonLink
          to={profilePath}
          variant="secondary"
          thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
        >
          Your startup on one page
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** The first unfinished task is open. */
function Tasks({ stage: { tasks }, drafts }: { stage: Stage; drafts: ReadonlyMap<string, Draft> }) {
  const first = tasks.find(({ done }) => !done)?.slug;
  return (
    <ol className="hub-tasks">
      {tasks.map((task) => {
        const draft = drafts.get(task.slug);
        return (
          draft && <TaskCard key={task.slug} task={task} draft={draft} open={task.slug === first} />
        );
      })}
    </ol>
  );
}
