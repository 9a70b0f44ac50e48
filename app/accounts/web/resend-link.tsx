import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { waitingCode } from '#app/shared/waiting.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { accountsContract } from '../contract.ts';
import { resendCoolDownSeconds } from '../cool-down.ts';
import { useCountdown } from './use-countdown.ts';

const call = api<typeof accountsContract>();

/** Requests another verification link, at most once a minute. `waiting`: one has just been sent. */
export function ResendLink({ email, waiting = false }: { email: string; waiting?: boolean }) {
  const [sent, setSent] = useState(waiting ? 1 : 0);
  const { submit } = useSubmission({
    fallback: 'Failed to send the verification link',
    onRefused: ({ words }) => toast.error(words),
  });
  const send = () =>
    submit(async () => {
      await call('POST /auth/resend-verification', {
        body: { email, referralCode: waitingCode() },
      });
      toast.success('A new verification link is on its way');
      setSent((times) => times + 1);
    });
  return sent === 0 ? (
    <SendButton onPress={() => void send()} />
  ) : (
    <CoolingDown key={sent} onPress={() => void send()} />
  );
}

const SendButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="link resend-link" onClick={onPress}>
    Send a new link
  </button>
);

function CoolingDown({ onPress }: { onPress: () => void }) {
  const left = useCountdown(resendCoolDownSeconds);
  return left > 0 ? (
    <span className="resend-link tabular">You can ask for a new link in {left} s.</span>
  ) : (
    <SendButton onPress={onPress} />
  );
}
