import { useState } from 'react';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const ReportPageDialog = later(
  partOf(() => import('./report-page-dialog.tsx'), 'ReportPageDialog'),
);

/** Lets anyone tell the team what is wrong with a member's page. */
export function ReportPage({ handle }: { handle: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Report this page
      </button>
      {open && <ReportPageDialog handle={handle} onClose={() => setOpen(false)} />}
    </>
  );
}
