import { emailFault } from '#app/enquiries/sender.ts';
import { api } from '#app/shared/api-client.ts';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { EmailField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { announcementsContract } from '../contract.ts';

const call = api<typeof announcementsContract>();

/** For visitors: a mailed link confirms the address. */
export function WaitingForm({ slug }: { slug: string }) {
  const submission = useSubmission();
  const { taken, field, submit, refuse } = submission;
  const hydrated = useHydrated();
  const send = async (form: HTMLFormElement) => {
    const email = typedIn(form, 'email');
    const fault = emailFault(email);
    const asked = { params: { slug }, body: { email } };
    if (fault) refuse({ email: fault });
    else if (await submit(() => call('POST /announcements/{slug}/addresses', asked))) form.reset();
  };
  return (
    <Form submission={submission} className="waiting-form stack" onSend={send}>
      <p className="text-soft">
        Leave your address, and we will send you one e-mail on the day it opens. Then we delete the
        address.
      </p>
      <EmailField label="E-mail" placeholder="you@example.in" {...field('email')} />
      <FormEnd submission={submission} action="Tell me when it opens" disabled={!hydrated} />
      <p role="status" className="text-small">
        {taken && 'One more step: open the link in the e-mail that is on its way to you.'}
      </p>
    </Form>
  );
}
