import { MailedConfirmation } from '#app/accounts/web/mailed-confirmation.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { confirmPath } from '../addresses.ts';
import type { enquiriesContract } from '../contract.ts';

const call = api<typeof enquiriesContract>();
const confirm = (oobCode: string) => call('POST /newsletter/confirm', { body: { oobCode } });

export const meta = () =>
  pageMeta({
    title: 'Confirm subscription',
    description: 'Confirm your newsletter subscription.',
    path: confirmPath,
    indexed: false,
  });

export default function NewsletterConfirmPage() {
  return (
    <MailedConfirmation
      confirm={confirm}
      confirming="Confirming your subscription"
      confirmed="You are on the list"
      insteadOfIt={
        <p className="row">
          <ButtonLink to="/contact" variant="secondary">
            Write to us
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Back to home
          </ButtonLink>
        </p>
      }
    >
      <p className="text-soft">
        Your subscription is confirmed. Every letter says how to unsubscribe.
      </p>
      <p>
        <ButtonLink to="/courses">See the courses</ButtonLink>
      </p>
    </MailedConfirmation>
  );
}
