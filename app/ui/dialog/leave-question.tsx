import { useCallback, useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { personHere } from '#app/shared/identity.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** Whether leaving would lose anything. */
  asks: boolean;
  title: string;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before the page or the window is left. */
export function LeaveQuestion({ asks, title, children }: LeaveQuestionProps) {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
  // Someone whose session has ended can't stay.
  const leaving = useBlocker(useCallback(() => asks && personHere() !== undefined, [asks]));
  useEffect(() => {
    if (!asks && leaving.state === 'blocked') leaving.reset();
  }, [asks, leaving]);
  return (
    <ConfirmDialog
      open={asks && leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={title}
      action="Leave"
      decline="Stay"
      onConfirm={async () => leaving.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
