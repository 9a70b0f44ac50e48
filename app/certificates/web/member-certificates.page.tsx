import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import type { certificatesContract, OwnCertificate } from '../contract.ts';
import type { Route } from './+types/member-certificates.page';
import { certificateColumns, CertificateTable } from './certificate-table.tsx';

const call = api<typeof certificatesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Certificates of a member',
    description: 'One member’s certificates.',
    path: '/admin/members',
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(() => call('GET /admin/members/{uid}/certificates', { params }));

export default function MemberCertificatesPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <div className="stack">
      <Head uid={params.uid} />
      <Personal
        answer={loaderData}
        skeleton={<Skeleton shape="panel" />}
        failedHeading="The certificates did not load"
      >
        {(certificates) =>
          certificates.length === 0 ? (
            <EmptyState scene="empty" heading="No certificate yet">
              Each course that this member finishes adds one.
            </EmptyState>
          ) : (
            <CertificateTable
              caption="Certificates"
              certificates={certificates}
              columns={columns}
            />
          )
        }
      </Personal>
    </div>
  );
}

export const HydrateFallback = () => <Skeleton shape="panel" />;

const Head = ({ uid }: { uid: string }) => (
  <>
    <h1 className="visually-hidden">Certificates</h1>
    <Breadcrumb
      items={[
        { label: 'Members', to: '/admin/members' },
        { label: 'Member', to: memberPath(uid) },
        { label: 'Certificates' },
      ]}
    />
  </>
);

const acts = {
  reissue: {
    title: 'Issue this certificate again',
    action: 'Issue again',
    done: 'Certificate issued again',
    hint: 'The new certificate has the account’s current name and a new number. The old one shows as withdrawn and links to the new one. The audit log stores the reason.',
    danger: false,
  },
  withdrawal: {
    title: 'Withdraw this certificate',
    action: 'Withdraw',
    done: 'Certificate withdrawn',
    hint: 'The page of the certificate shows the reason to everyone, and the person is told. If a learning path’s certificate was earned with it, that one stays: withdraw it too if it is wrong. This can’t be undone.',
    danger: true,
  },
} as const;

function Acts({ certificate: { number } }: { certificate: OwnCertificate }) {
  const [asked, setAsked] = useState<keyof typeof acts>();
  const { revalidate } = useRevalidator();
  const act = asked ?? 'reissue';
  return (
    <div className="row" role="group" aria-label={`Actions on ${number}`}>
      <Button size="small" variant="quiet" onClick={() => setAsked('reissue')}>
        Issue again
      </Button>
      <Button size="small" variant="danger" onClick={() => setAsked('withdrawal')}>
        Withdraw
      </Button>
      <DecisionDialog
        {...acts[act]}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onDecide={async (reason) => {
          await call(`POST /admin/certificates/{number}/${act}`, {
            params: { number },
            body: { reason },
          });
          await revalidate();
        }}
      />
    </div>
  );
}

const columns = certificateColumns(Acts);
