import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { Outline } from '../contract.ts';

const NewerTextsDialog = later(
  partOf(() => import('./newer-texts-dialog.tsx'), 'NewerTextsDialog'),
);
const NewerPartsDialog = later(
  partOf(() => import('./newer-parts-dialog.tsx'), 'NewerPartsDialog'),
);

const asked = { lessons: 'Compare lessons', page: 'Compare its page', project: 'Compare project' };
type Asked = keyof typeof asked;

/** Says that an upgrade brought newer texts for this course. */
export function NewerTexts({ outline }: { outline: Outline }) {
  const [open, setOpen] = useState<Asked>();
  const newer = {
    lessons: outline.newerTexts,
    page: outline.newerPage,
    project: outline.newerProject,
  };
  const all = (Object.keys(asked) as Asked[]).filter((each) => newer[each]);
  const close = () => setOpen(undefined);
  return (
    <>
      {all.length > 0 && (
        <Note kind="info" className="newer-texts">
          <p>An upgrade brought newer texts for this course.</p>
          <div className="row">
            {all.map((each) => (
              <Button key={each} size="small" variant="quiet" onClick={() => setOpen(each)}>
                {asked[each]}
              </Button>
            ))}
          </div>
        </Note>
      )}
      {open === 'lessons' && <NewerTextsDialog outline={outline} onClose={close} />}
      {(open === 'page' || open === 'project') && (
        <NewerPartsDialog outline={outline} group={open} onClose={close} />
      )}
    </>
  );
}
