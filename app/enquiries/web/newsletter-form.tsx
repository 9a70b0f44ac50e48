import { api } from '#app/shared/api-client.ts';
import type { enquiriesContract } from '../contract.ts';
import { EmailForm } from './email-form.tsx';

const call = api<typeof enquiriesContract>();

export const NewsletterForm = () => (
  <EmailForm
    heading="One build, taken apart, every Friday."
    lede="A short letter on how something real was made, what it cost and what broke. No forwarded wisdom."
    action="Subscribe"
    sentNote="One more step: open the link in the e-mail that is on its way to you."
    failed="Failed to subscribe. Please try again."
    fallback="Failed to subscribe to newsletter"
    onSend={(email) => call('POST /newsletter/subscribe', { body: { email } })}
  />
);
