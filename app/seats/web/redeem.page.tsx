import { useLocation } from 'react-router';
import { loadIdentity, useIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { RedeemForm } from './redeem-form.tsx';
import './redeem.page.css';

export const meta = () =>
  pageMeta({
    title: 'Redeem a code',
    description: 'Redeem a code that somebody gave you for a membership.',
    path: '/redeem',
    indexed: false,
  });

/** For visitors and members. The code in the address is read in the browser only. */
export default function RedeemPage() {
  return (
    <div className="wrap redeem">
      <div>
        <h1 className="heading-1">Redeem a code</h1>
        <p className="lede">
          Somebody has paid for your membership. The code adds it to your account, and there is
          nothing to pay.
        </p>
      </div>
      <Desk />
    </div>
  );
}

function Desk() {
  const identity = useIdentity();
  const { search } = useLocation();
  if (identity.status === 'signed-in')
    return (
      <RedeemForm
        key={identity.profile.uid}
        given={new URLSearchParams(search).get('code') ?? ''}
        email={identity.profile.email}
      />
    );
  if (identity.status === 'signed-out')
    return (
      <Card className="stack">
        <h2 className="heading-3">First sign in, or create an account</h2>
        <p className="text-soft">
          The membership belongs to an account. We keep the code in this browser meanwhile, and
          bring you back here.
        </p>
        <div>
          <ButtonLink to="/login" onClick={() => storedRedirect.write(`/redeem${search}`)}>
            Continue
          </ButtonLink>
        </div>
      </Card>
    );
  if (identity.status === 'unreachable')
    return (
      <ErrorState
        heading={identity.message}
        action={<Button onClick={() => void loadIdentity()}>Try again</Button>}
      />
    );
  return <Skeleton shape="panel" />;
}
