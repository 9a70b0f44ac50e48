import { MailedConfirmation } from '#app/accounts/web/mailed-confirmation.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { collegePath, confirmPath } from '../addresses.ts';
import type { collegeContract } from '../contract.ts';

const call = api<typeof collegeContract>();
const confirm = (oobCode: string) => call('POST /college/confirm', { body: { oobCode } });

export const meta = () =>
  pageMeta({
    title: 'Confirm college address',
    description: 'Confirm your college address.',
    path: confirmPath,
    indexed: false,
  });

export default function CollegeConfirmPage() {
  return (
    <MailedConfirmation
      confirm={confirm}
      confirming="Confirming your college address"
      confirmed="Your college address is confirmed"
      insteadOfIt={
        <p>
          <ButtonLink to={collegePath} variant="secondary">
            Ask for a new link
          </ButtonLink>
        </p>
      }
    >
      <p className="text-soft">The College plan is open to your account for a year.</p>
      <p>
        <ButtonLink to="/register">Choose the College plan</ButtonLink>
      </p>
    </MailedConfirmation>
  );
}
