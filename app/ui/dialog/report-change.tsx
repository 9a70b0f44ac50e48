import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = later(partOf(() => import('./report-dialog.tsx'), 'ReportDialog'));

/** Lets a reader tell the admins that something in a directory is wrong or has changed. */
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
