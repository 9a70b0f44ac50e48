import { useState } from 'react';
import { countText } from '#app/courses/course-facts.ts';
import { api, ApiFailure, isPassing } from '#app/shared/api-client.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { uploading } from '#app/shared/uploading.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { largestPackage, largestUnpacked, megabytes } from '../cartridge-limits.ts';
import type { CartridgeReport, cartridgesContract } from '../contract.ts';
import { ReportTable } from './report-table.tsx';
import './cartridge-import.css';

/** What was found in a file, or added from it. */
interface Found {
  file: File;
  answer: CartridgeReport;
  added: boolean;
}

/** Chooses a package, shows what would become of it, and adds it to the draft. */
export function CartridgeImport({ courseId }: { courseId: string }) {
  const [found, setFound] = useState<Found>();
  /** A package that did not arrive, and may be sent again. */
  const [kept, setKept] = useState<File>();
  const [sending, setSending] = useState({ name: '', part: 0 });
  const submission = useSubmission();
  const post = (body: File, query: { stamp?: string } = {}) => {
    const report = (part: number) => setSending({ name: body.name, part });
    report(0);
    return api<typeof cartridgesContract>(uploading(report))(
      'POST /authoring/courses/{id}/cartridge',
      { params: { id: courseId }, query, body },
    );
  };
  const show = async (file: File) => {
    setKept(undefined);
    try {
      setFound({ file, answer: await post(file), added: false });
    } catch (failure) {
      if (isPassing(failure)) setKept(file);
      throw failure;
    }
  };
  const add = ({ file, answer: { stamp } }: Found) =>
    submission.submit(async () => {
      try {
        setFound({ file, answer: await post(file, { stamp }), added: true });
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'cartridges/not-as-shown')
          await show(file);
        throw failure;
      }
      toast.success('Cartridge added to the draft');
    });
  const choose = (file: File) => {
    setFound(undefined);
    setKept(undefined);
    if (file.size > largestPackage)
      return submission.submit(() =>
        Promise.reject(
          new ApiFailure(
            413,
            'request/too-large',
            `“${file.name}” is larger than ${megabytes(largestPackage)}. Export it in parts.`,
          ),
        ),
      );
    return submission.submit(() => show(file));
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
          type="file"
          accept=".imscc,.zip"
          disabled={submission.busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            // The same file can be chosen again once it was changed.
            target.value = '';
          }}
        />
        <span className="text-soft">
          Nothing is added yet: you first see what would become of each thing in it.
        </span>
      </label>
      <FormNote>{submission.text}</FormNote>
      {kept && !submission.busy && (
        <div className="row">
          <Button variant="quiet" onClick={() => void submission.submit(() => show(kept))}>
            Send “{kept.name}” again
          </Button>
        </div>
      )}
      {submission.busy && sending.part < 1 && (
        <>
          <Progress label="Sending the package" done={sending.part} total={1} />
          <p className="text-small text-soft tabular">
            {Math.floor(sending.part * 100)}% of “{sending.name}” sent
          </p>
        </>
      )}
      <div role="status">
        {submission.busy && sending.part === 1 && (
          <p className="text-small text-soft">Reading the package</p>
        )}
        {found && !submission.busy && <Findings courseId={courseId} found={found} />}
      </div>
      {found && (
        <>
          {!found.added && found.answer.lessons > 0 && (
            <div className="row">
              <Button busy={submission.busy} onClick={() => void add(found)}>
                Add to the draft
              </Button>
            </div>
          )}
          <ReportTable key={`${found.file.name} ${found.added}`} report={found.answer.report} />
        </>
      )}
    </Card>
  );
}

function Findings({ courseId, found }: { courseId: string; found: Found }) {
  const { title, version, stages, lessons } = found.answer;
  const what = `${countText(stages, 'stage')} with ${countText(lessons, 'lesson')}`;
  const from = `“${title || found.file.name}” (Common Cartridge ${version})`;
  if (found.added)
    return (
      <Note kind="ok">
        {what} added from {from}.{' '}
        <AppLink className="link" to={authorDeskPath(courseId)}>
          Go to the draft
        </AppLink>
      </Note>
    );
  return lessons > 0 ? (
    <Note kind="info">
      {what} can be added from {from}. Nothing has been added yet.
    </Note>
  ) : (
    <Note kind="warn">Nothing in {from} can be added. The list says why.</Note>
  );
}
