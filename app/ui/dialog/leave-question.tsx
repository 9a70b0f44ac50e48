import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
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
  const leaving = useBlocker(asks);
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
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
