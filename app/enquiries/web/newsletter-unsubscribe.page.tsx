import { UnsubscribeStep } from '#app/accounts/web/unsubscribe-step.tsx';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { unsubscribePath } from '../addresses.ts';
import type { enquiriesContract } from '../contract.ts';

const call = api<typeof enquiriesContract>();

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Leave the newsletter.',
    path: unsubscribePath,
    indexed: false,
  });

async function leave(oobCode: string): Promise<string> {
  await call('POST /newsletter/unsubscribe', { query: { oobCode } });
  return 'We will send no more letters to this address.';
}

export default function NewsletterUnsubscribePage() {
  return (
    <UnsubscribeStep
      heading="Leave the newsletter?"
      text="One click, and we send no more letters to the address this link came to."
      leave={leave}
      insteadOfIt={
        <ButtonLink variant="secondary" to="/contact">
          Write to us
        </ButtonLink>
      }
    />
  );
}
