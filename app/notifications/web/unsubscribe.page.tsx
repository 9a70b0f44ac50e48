import { UnsubscribeStep } from '#app/accounts/web/unsubscribe-step.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { preferencesPath, unsubscribePath } from '../addresses.ts';
import type { notificationsContract } from '../contract.ts';

const call = api<typeof notificationsContract>();

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Turn off one kind of mail.',
    path: unsubscribePath,
    indexed: false,
  });

const leave = async (oobCode: string): Promise<string> =>
  (await call('POST /notifications/unsubscribe', { query: { oobCode } })).message;

const toPreferences = (
  <ButtonLink variant="secondary" to={preferencesPath}>
    Choose what we mail you
  </ButtonLink>
);

export default function UnsubscribePage() {
  return (
    <UnsubscribeStep
      heading="No more mails like this?"
      text="One click, and you will get no more mails like the one this link came with. You still see everything in the app."
      leave={leave}
      insteadOfIt={toPreferences}
    >
      <p>{toPreferences}</p>
    </UnsubscribeStep>
  );
}
