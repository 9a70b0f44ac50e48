import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/base/button.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';

interface PutToRestProps {
  /** On the row's button. */
  name: string;
  title: string;
  hint: string;
  action: string;
  done: string;
  onDecide: (reason: string) => Promise<unknown>;
}

/** Takes a row off a list of the desk, for a reason that goes into the audit log. */
export function PutToRest({ name, onDecide, ...dialog }: PutToRestProps) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <DecisionDialog
        {...dialog}
        optional={false}
        danger={false}
        open={open}
        onClose={() => setOpen(false)}
        onDecide={async (reason) => {
          try {
            await onDecide(reason);
          } finally {
            // Also after a refusal: somebody else may have done it.
            await revalidate();
          }
        }}
      />
    </>
  );
}
