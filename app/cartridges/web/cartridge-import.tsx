import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Progress } from '#app/ui/base/progress.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { LeaveQuestion } from '#app/ui/dialog/leave-question.tsx';
import { largestPackage, largestUnpacked, megabytes } from '../cartridge-limits.ts';
import { Findings } from './findings.tsx';
import { LastImportNote } from './last-import-note.tsx';
import { usePackage, type Step, type Upload } from './use-package.ts';
import './cartridge-import.css';

const ReportTable = later(partOf(() => import('./report-table.tsx'), 'ReportTable'));

interface CartridgeImportProps {
  courseId: string;
  upload: Upload;
}

/** Chooses a package, shows what would become of it, and adds it to the draft. */
export function CartridgeImport({ courseId, upload }: CartridgeImportProps) {
  const { file, found, last, step, busy, text, again, choose, add, dismiss } = usePackage(
    courseId,
    upload,
  );
  const isAdding = last?.state === 'adding';
  const input = useRef<HTMLInputElement>(null);
  // Choosing empties the field. It names the package again if nothing was chosen.
  useEffect(() => {
    const field = input.current;
    const name = () => {
      const named = new DataTransfer();
      if (file) named.items.add(file);
      if (field) field.files = named.files;
    };
    name();
    field?.addEventListener('cancel', name);
    return () => field?.removeEventListener('cancel', name);
  }, [file]);
  // The button that was pressed is gone then, and the field can't take the focus while it is busy.
  const leaving = useRef(false);
  useEffect(() => {
    if (!leaving.current || busy) return;
    leaving.current = false;
    input.current?.focus();
  });
  const leave = () => {
    leaving.current = true;
    dismiss();
  };
  return (
    <Card as="section" className="stack cartridge-import" aria-labelledby="cartridge-import">
      <h2 id="cartridge-import" className="heading-4">
        Import
      </h2>
      <p>
        A course that another learning platform exported as Common Cartridge 1.1, 1.2 or 1.3 can be
        added at the end of this course’s draft. Learners see none of it until you publish.
      </p>
      <label className="cartridge-file text-small">
        <span className="strong">
          The package (.imscc), at most {megabytes(largestPackage)}, unpacked{' '}
          {megabytes(largestUnpacked)}
        </span>
        <input
          ref={input}
          type="file"
          accept=".imscc,.zip"
          disabled={busy || isAdding}
          onClick={({ currentTarget }) => {
            // The same file can be chosen again once it was changed.
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) choose(chosen);
          }}
        />
        <span className="text-soft">
          Nothing is added yet: you first see what would become of each thing in it.
        </span>
      </label>
      <FormNote>{!isAdding && text}</FormNote>
      {again && !busy && !isAdding && (
        <div className="row">
          <Button variant="quiet" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {busy && step && 'of' in step && (
        <>
          <Progress label="Sending the package" done={step.sent} total={step.of} />
          <p className="text-small text-soft tabular">
            {Math.round((step.sent / step.of) * 100)}% of “{step.name}” sent{amountOf(step)}
          </p>
        </>
      )}
      <div role="status">
        {busy && step && words[step.state] && (
          <p className="text-small text-soft">{words[step.state]}</p>
        )}
        {found && !busy && <Findings courseId={courseId} found={found} />}
        {last && !busy && (isAdding || (!found && !text)) && <LastImportNote last={last} />}
      </div>
      {busy && step && 'of' in step && (
        <div className="row">
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        </div>
      )}
      {found && (
        <>
          {!found.added && (
            <div className="row">
              {found.answer.lessons > 0 && (
                <Button busy={busy || isAdding} onClick={add}>
                  {found.answer.addedAt ? 'Add it again' : 'Add to the draft'}
                </Button>
              )}
              {!busy && (
                <Button variant="quiet" onClick={leave}>
                  Remove the package
                </Button>
              )}
            </div>
          )}
          <ReportTable key={`${found.file.name} ${found.added}`} report={found.answer.report} />
        </>
      )}
      <LeaveQuestion
        asks={busy && step !== undefined && lost[step.state] !== ''}
        title="Leave this page now?"
      >
        {step && lost[step.state]}
      </LeaveQuestion>
    </Card>
  );
}

const wholeMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

/** On a slow line a large package keeps its percentage for long. */
const amountOf = ({ sent, of }: { sent: number; of: number }): string =>
  wholeMegabytes(of) < 10 ? '' : `, ${wholeMegabytes(sent)} of ${wholeMegabytes(of)} MB`;

const words: Record<Step['state'], string> = {
  // The bar says it.
  sending: '',
  resending: 'The package is not stored any more, so it is being sent again',
  waiting: 'The connection was lost. Sending goes on by itself when it is back.',
  reading: 'Reading the package',
  adding: 'Adding the package to the draft',
};

const sending =
  'The package has not arrived yet, and the upload would stop. If you choose the same file again within a day, it goes on from there.';

/** What someone who leaves meanwhile loses or should know. */
const lost: Record<Step['state'], string> = {
  sending,
  resending: sending,
  waiting: sending,
  reading: '',
  adding:
    'The package will still be added. When you come back to this page, it says how that went.',
};
