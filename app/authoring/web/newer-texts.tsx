import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { Outline } from '../contract.ts';

const NewerTextsDialog = later(
  partOf(() => import('./newer-texts-dialog.tsx'), 'NewerTextsDialog'),
);

/** Says that an upgrade brought newer texts for this course. */
export function NewerTexts({ outline }: { outline: Outline }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Note kind="info" className="newer-texts">
        <p>An upgrade brought newer texts for this course.</p>
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          Compare them
        </Button>
      </Note>
      {open && <NewerTextsDialog outline={outline} onClose={() => setOpen(false)} />}
    </>
  );
}
