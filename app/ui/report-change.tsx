import { useState } from 'react';
import { Button } from './button.tsx';
import { later } from './later.tsx';
import { partOf } from './part-of.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = later(partOf(() => import('./report-dialog.tsx'), 'ReportDialog'));

/**
 * Something in a directory is wrong, or has changed: whoever reads it tells the admins in words.
 */
export function ReportChange(report: Omit<ReportDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Report a change
      </Button>
      {open && <ReportDialog {...report} onClose={() => setOpen(false)} />}
    </div>
  );
}
