import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { EmailField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { accountsContract } from '../contract.ts';
import { AccountStep } from './account-step.tsx';
import { OnToLogin } from './on-to-login.tsx';
import { SubmitButton } from './submit-button.tsx';

const call = api<typeof accountsContract>();

export const meta = () =>
  pageMeta({
    title: 'Forgot password',
    description: 'Ask for a link to set a new password.',
    path: '/forgot-password',
    indexed: false,
  });

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? <AskForLink onSent={setSentTo} /> : <Sent to={sentTo} />;
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const submission = useSubmission({
    fallback: 'Failed to send reset link',
    onRefused: ({ words }) => toast.error(words),
  });
  const { busy, refusal, submit } = submission;

  const send = async (form: HTMLFormElement) => {
    const email = typedIn(form, 'email');
    if (!(await submit(() => call('POST /auth/reset-password', { body: { email } })))) return;
    toast.success('Password reset link sent to your email');
    onSent(email.trim());
  };

  return (
    <AccountStep scene="fuse" field="genda" heading="Forgot your password?">
      <p className="text-soft">
        Enter your e-mail address, and we will send you a link to set a new one.
      </p>
      <Form submission={submission} noValidate={false} onSend={send}>
        <EmailField error={refusal?.words} />
        <SubmitButton busy={busy}>
          {busy ? 'Sending reset link...' : 'Send reset link'}
        </SubmitButton>
      </Form>
      <p>
        <AppLink to="/login" className="more-link">
          <Icon name="arrow-left" />
          Back to login
        </AppLink>
      </p>
    </AccountStep>
  );
}

const Sent = ({ to }: { to: string }) => (
  <AccountStep scene="mail" field="sky" heading="Email Sent Successfully" arrives>
    <p className="text-soft">
      Please check your e-mail. If there is an account for <strong>{to}</strong>, a link to set a
      new password is waiting there. It is good for one hour.
    </p>
    <OnToLogin email={to} />
  </AccountStep>
);
