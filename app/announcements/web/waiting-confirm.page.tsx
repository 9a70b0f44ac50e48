import { useCallback, useState } from 'react';
import { MailedConfirmation } from '#app/accounts/web/mailed-confirmation.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { confirmPath, upcomingPath } from '../addresses.ts';
import type { announcementsContract } from '../contract.ts';

const call = api<typeof announcementsContract>();

export const meta = () =>
  pageMeta({
    title: 'Confirm your address',
    description: 'Confirm that we may tell you when a course opens.',
    path: confirmPath,
    indexed: false,
  });

export default function WaitingConfirmPage() {
  const [course, setCourse] = useState({ slug: '', title: '' });
  const confirm = useCallback(
    async (oobCode: string) =>
      setCourse(await call('POST /waiting/confirm', { body: { oobCode } })),
    [],
  );
  return (
    <MailedConfirmation
      confirm={confirm}
      confirming="Confirming your address"
      confirmed="We will tell you"
      insteadOfIt={<ButtonLink to="/courses">See the courses</ButtonLink>}
    >
      <p className="text-soft">
        On the day <b>{course.title}</b> opens, we will send you one e-mail. Then we delete your
        address.
      </p>
      <p className="row">
        <ButtonLink to="/courses">See the open courses</ButtonLink>
        <ButtonLink to={upcomingPath(course.slug)} variant="quiet">
          Back to this one
        </ButtonLink>
      </p>
    </MailedConfirmation>
  );
}
