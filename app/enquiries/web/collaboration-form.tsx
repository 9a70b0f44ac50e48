import { api } from '#app/shared/api-client.ts';
import type { enquiriesContract } from '../contract.ts';
import { EmailForm } from './email-form.tsx';

const call = api<typeof enquiriesContract>();

export const CollaborationForm = () => (
  <EmailForm
    heading="Building something of your own?"
    lede="Leave your address. The Founders Hub reads every enquiry and writes back."
    action="Let's Build Together!"
    sentNote="We have your address, and we will write to you."
    failed="Failed to submit enquiry. Please try again."
    fallback="Failed to submit enquiry"
    onSend={(email) => call('POST /collaboration/enquiries', { body: { email } })}
  />
);
