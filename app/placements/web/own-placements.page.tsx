import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { openingPath } from '#app/openings/addresses.ts';
import type { OpeningPage, openingsContract } from '#app/openings/contract.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card, Panel } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { applicationsPath } from '../addresses.ts';
import type { Application, OwnPlacements, placementsContract } from '../contract.ts';
import type { Route } from './+types/own-placements.page';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationForm } from './application-form.tsx';
import './own-placements.page.css';

const call = api<typeof placementsContract & typeof openingsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your placements',
    description: 'Apply, and see where your applications stand.',
    path: applicationsPath,
    indexed: false,
  });

interface Loaded {
  own: OwnPlacements;
  /** The opening in the address; null: the talent pool, or an unknown opening. */
  opening: OpeningPage | null;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const slug = new URL(request.url).searchParams.get('opening');
  return personalAnswer(async (): Promise<Loaded> => {
    const [own, opening] = await Promise.all([
      call('GET /placements/applications'),
      slug ? chosen(slug) : null,
    ]);
    return { own, opening };
  });
};

const chosen = (slug: string): Promise<OpeningPage | null> =>
  call('GET /placements/openings/{slug}', { params: { slug } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  });

export default function OwnPlacementsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<Outline />}
        failedHeading="Your applications did not load"
      >
        {({ own, opening }) => <Parts own={own} opening={opening} />}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Outline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap own-placements">
    <div className="stack">
      <h1 className="heading-1">Your placements</h1>
      <p className="lede">
        One page, one link, one form. We tell you about every change to your application, here and
        by e-mail.
      </p>
    </div>
    {children}
  </div>
);

const Outline = () => (
  <div className="own-placements-parts" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

function Parts({ own: { mayApply, resume, applications }, opening }: Loaded) {
  const { revalidate } = useRevalidator();
  const { set } = useAddressQuery();
  const applied = applications.find((each) => each.opening?.slug === opening?.slug);
  // The sent application is in the list; the form is for the next one.
  const sent = () => (opening ? set({ opening: '' }, { replace: true }) : void revalidate());
  return (
    <div className="own-placements-parts">
      <section className="stack" aria-labelledby="apply-heading">
        <h2 id="apply-heading" className="heading-3">
          {opening ? `Apply: ${opening.title}` : 'Join the talent pool'}
        </h2>
        {opening && <Chosen opening={opening} />}
        {mayApply ? (
          <Apply opening={opening} applied={applied}>
            <ApplicationForm
              key={`${opening?.slug} ${resume?.id}`}
              opening={opening}
              resume={resume}
              before={applications[0]}
              onSent={sent}
            />
          </Apply>
        ) : (
          <Teaser />
        )}
      </section>
      <Applications applications={applications} />
    </div>
  );
}

const Chosen = ({ opening: { slug, firm } }: { opening: OpeningPage }) => (
  <p>
    At {firm}.{' '}
    <AppLink className="link" to={openingPath(slug)}>
      Read it again
    </AppLink>{' '}
    or{' '}
    <AppLink className="link" to={applicationsPath}>
      join the talent pool
    </AppLink>
    .
  </p>
);

interface ApplyProps {
  opening: OpeningPage | null;
  applied: Application | undefined;
  children: ReactNode;
}

function Apply({ opening, applied, children }: ApplyProps) {
  if (applied)
    return (
      <>
        <Note kind={applied.state === 'closed' ? 'info' : 'ok'}>{standing(opening, applied)}</Note>
        <p>
          <AppLink className="more-link" to="/placements#openings">
            See what is open <Icon name="arrow-up-right" />
          </AppLink>
        </p>
      </>
    );
  if (opening && !opening.open)
    return <Note kind="warn">This opening is closed. It takes no more applications.</Note>;
  return <Card>{children}</Card>;
}

function standing(opening: OpeningPage | null, { state }: Application): string {
  if (state !== 'closed') {
    return `${opening ? 'You have applied for this opening.' : 'We have your application for the talent pool.'} One is enough; it is in your list.`;
  }
  return opening
    ? 'Your application for this opening goes no further. Others may be open.'
    : 'Your application for the talent pool goes no further. Apply for an opening, or withdraw it and send another.';
}

const Teaser = () => (
  <Panel field="sky" className="stack">
    <p className="strong">Placements come with every membership.</p>
    <p>Choose a plan, send one form, and a person reads your résumé and opens your links.</p>
    <div>
      <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" />}>
        See the plans
      </ButtonLink>
    </div>
  </Panel>
);

function Applications({ applications }: { applications: readonly Application[] }) {
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Application>();
  const withdraw = async ({ id }: Application) => {
    await call('DELETE /placements/applications/{id}', { params: { id } });
    toast.success('Application withdrawn');
    await revalidate();
  };
  return (
    <section className="stack" aria-labelledby="applications-heading">
      <h2 id="applications-heading" className="heading-3">
        Your applications
      </h2>
      {applications.length > 0 ? (
        <ul className="stack">
          {applications.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              onWithdraw={() => setLeaving(application)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState scene="mail" heading="Nothing sent yet" level={3}>
          Applications you send appear here, with their current step.
        </EmptyState>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Withdraw this application?"
        action="Withdraw application"
        onConfirm={async () => leaving && withdraw(leaving)}
      >
        It is deleted with its résumé, and nobody can read it any more. You may apply again while
        the opening is open.
      </ConfirmDialog>
    </section>
  );
}
