import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { personHere } from '#app/shared/identity.ts';
import { askBeforeSignOut } from '#app/shared/leaving.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** Whether leaving would lose anything. */
  asks: boolean;
  title: string;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before the page or the window is left, or the session ended. */
export function LeaveQuestion({ asks, title, children }: LeaveQuestionProps) {
  const agreed = useRef(false);
  const [signOut, setSignOut] = useState<{ answer: (leaves: boolean) => void }>();
  // Someone whose session has ended can't stay.
  const link = useBlocker(
    useCallback(() => asks && !agreed.current && personHere() !== undefined, [asks]),
  );
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const withdraw = askBeforeSignOut(
      () =>
        new Promise((answer) => {
          setSignOut({ answer });
        }),
    );
    return () => {
      removeEventListener('beforeunload', ask);
      withdraw();
    };
  }, [asks]);
  const settle = useCallback(
    (leaves: boolean) => {
      if (leaves) agreed.current = true;
      signOut?.answer(leaves);
      setSignOut(undefined);
      if (leaves) link.proceed?.();
      else link.reset?.();
    },
    [link, signOut],
  );
  const open = link.state === 'blocked' || signOut !== undefined;
  useEffect(() => {
    // Nothing would be lost any more. A sign-out goes on; someone who followed a link stays, and sees why.
    if (open && !asks) settle(signOut !== undefined);
  }, [asks, open, settle, signOut]);
  return (
    <ConfirmDialog
      open={asks && open}
      onClose={() => settle(false)}
      title={title}
      action="Leave"
      decline="Stay"
      onConfirm={async () => settle(true)}
    >
      {children}
    </ConfirmDialog>
  );
}
