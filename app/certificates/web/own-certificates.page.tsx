import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useNavigate } from 'react-router';
import { certificatePath, ownCertificatesPath } from '../certificate-number.ts';
import type { certificatesContract, OwnCertificate } from '../contract.ts';
import type { Route } from './+types/own-certificates.page';
import { certificateColumns, CertificateTable } from './certificate-table.tsx';
import './own-certificates.page.css';

const call = api<typeof certificatesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your certificates',
    description: 'The certificates of the courses and learning paths you have finished.',
    path: ownCertificatesPath,
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /account/certificates'));

/** They outlast the membership, so the page is for everyone who is signed in. */
export default function OwnCertificatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap own-certificates">
      <h1 className="heading-2">Your certificates</h1>
      <Personal
        answer={loaderData}
        skeleton={<Skeleton shape="panel" />}
        failedHeading="Your certificates did not load"
      >
        {(certificates) =>
          certificates.length === 0 ? (
            <EmptyState scene="empty" heading="No certificate yet">
              You get one when all written lessons of a course are complete and its quizzes are
              passed. A learning path has one of its own.
            </EmptyState>
          ) : (
            <>
              <CertificateTable
                caption="Your certificates"
                certificates={certificates}
                columns={columns}
              />
              <p className="text-soft">
                Is the name on one of them wrong?{' '}
                <AppLink className="link" to="/account">
                  Change your name in your account
                </AppLink>{' '}
                first. Then you can have the certificate issued again here, once.
              </p>
            </>
          )
        }
      </Personal>
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="wrap own-certificates" aria-busy="true">
    <h1 className="heading-2">Your certificates</h1>
    <Skeleton shape="panel" />
  </div>
);

/** Offered where the name on the certificate is no longer that of the account. */
function ChangeName({ certificate: { number, name } }: { certificate: OwnCertificate }) {
  const navigate = useNavigate();
  const present = useProfile()?.displayName;
  if (!present || present === name) return null;
  return (
    <>
      <SendButton
        size="small"
        variant="secondary"
        onSend={async () => {
          const { number: renewed } = await call('POST /account/certificates/{number}/reissue', {
            params: { number },
          });
          toast.success('Certificate issued again');
          await navigate(certificatePath(renewed));
        }}
      >
        Issue again as {present}
      </SendButton>
      <p className="text-small text-soft">
        You can do this once. The new certificate gets its own number, and the old one shows as
        withdrawn.
      </p>
    </>
  );
}

const columns = certificateColumns(ChangeName);
