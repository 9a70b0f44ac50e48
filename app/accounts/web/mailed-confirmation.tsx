import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureText } from '#app/shared/api-client.ts';
import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { AccountStep } from './account-step.tsx';
import { useMailedLink } from './use-mailed-link.ts';

interface MailedConfirmationProps {
  /** Sends the link's code to the server; a failure shows its own text. */
  confirm: (oobCode: string) => Promise<unknown>;
  /** The heading while it confirms. */
  confirming: string;
  /** The heading afterwards, and the content below it. */
  confirmed: string;
  children: ReactNode;
  /** What to do if the link failed. */
  insteadOfIt?: ReactNode;
}

/**
 * A page that a mailed link leads to and that confirms by itself. It works in any browser: the mail
 * may be read on another machine.
 */
export function MailedConfirmation({
  confirm,
  confirming,
  confirmed,
  children,
  insteadOfIt,
}: MailedConfirmationProps) {
  const link = useMailedLink();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const asked = useRef(false);

  useEffect(() => {
    // Only once, since a code works once.
    if (!link || asked.current) return;
    asked.current = true;
    if (link.oobCode)
      confirm(link.oobCode).then(
        () => setDone(true),
        (reason: unknown) => fail(failureText(reason)),
      );
    else fail('This link is incomplete. Please open it from the e-mail again.');

    function fail(message: string) {
      toast.error(message);
      setFailure(message);
    }
  }, [link, confirm]);

  if (done)
    return (
      <AccountStep scene="clear" field="mint" heading={confirmed} arrives>
        {children}
      </AccountStep>
    );
  if (failure)
    return (
      <AccountStep scene="scrub" field="blush" heading="This link did not work" arrives>
        <p className="text-soft">{failure}</p>
        {insteadOfIt}
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading={confirming}>
      <p className="text-soft">One moment.</p>
      <BusyRocket />
    </AccountStep>
  );
}
