import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';

/** Asks before what was typed is lost with the page or the window. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const leaving = useBlocker(unsaved);
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      title="Leave without saving?"
      action="Leave"
      onConfirm={async () => leaving.proceed?.()}
    >
      What you have typed since the last save will be lost.
    </ConfirmDialog>
  );
}
