import { useRef, useState } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { countText } from '../course-facts.ts';
import type { CourseImport, courseDeskContract } from '../desk.contract.ts';
import { exampleText } from '../import-example.ts';
import type { Route } from './+types/course-import.page';
import { FaultList } from './fault-list.tsx';
import './course-import.page.css';

const call = api<typeof courseDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Add courses',
    description: 'Add courses from JSON.',
    path: '/admin/courses/import',
    indexed: false,
  });

export default function CourseImportPage() {
  const box = useRef<HTMLTextAreaElement>(null);
  /** The server's answer about the text, valid while the text is unchanged. */
  const [found, setFound] = useState<{ answer: CourseImport; text: string }>();
  const submission = useSubmission({
    fallback: 'Failed to add courses',
    onRefused: ({ words }) => toast.error(words),
  });
  const { busy, submit } = submission;
  const [wish, setWish] = useState<'check' | 'add'>('add');
  const forget = () => {
    setFound(undefined);
    submission.reset();
  };
  const send = (asked: 'check' | 'add') =>
    submit(async () => {
      setWish(asked);
      setFound(undefined);
      const text = box.current?.value ?? '';
      const body = new Blob([text], { type: 'application/json' });
      const post = (dryRun: boolean) =>
        call('POST /courses/import', { body, query: { dryRun: String(dryRun) } });
      const answer =
        asked === 'check'
          ? await post(true)
          : await post(false)
              .catch(orFaults(() => post(true)))
              .catch(sayingOf(text));
      setFound({ answer, text });
      if (answer.added > 0) toast.success('Courses added successfully!');
    });
  /** A folder is shown as its JSON, so that its faults have a place. */
  const open = async (file: File) => {
    if (!file.name.endsWith('.zip')) return fill(await file.text());
    await submit(async () => {
      setWish('check');
      const { courses } = await call('POST /courses/folder', { body: file });
      fill(JSON.stringify(courses, null, 2));
    });
  };
  const fill = (text: string) => {
    if (box.current) box.current.value = text;
    forget();
  };

  return (
    <div className="stack course-import">
      <h1 className="visually-hidden">Add courses</h1>
      <Breadcrumb items={[{ label: 'Courses', to: '/admin/courses' }, { label: 'Add courses' }]} />
      <p className="text-soft">
        An upgrade may have brought courses that you don’t have yet:{' '}
        <AppLink className="link" to="/admin/courses/supplied">
          see courses from upgrades
        </AppLink>
        .
      </p>
      <Card as="section" className="stack" aria-labelledby="import-heading">
        <div className="row row-between">
          <h2 id="import-heading" className="heading-4">
            Add courses from JSON
          </h2>
          <span className="text-small text-faint">Up to 500 at once</span>
        </div>
        <Note kind="info">
          New courses are published at once, at the end of the catalogue. You can take any of them
          down in the list of courses.
        </Note>
        <TextArea
          ref={box}
          label="A JSON array of courses"
          hint="Either all are added or none. A course whose slug is or was in use is left as it is. A lesson is a title or, with its text, an object: the example has both."
          className="course-import-box"
          rows={14}
          spellCheck={false}
          autoComplete="off"
          wrap="off"
          readOnly={busy}
          onInput={forget}
        />
        <label className="course-import-file text-small">
          <span className="strong">Or choose a JSON file, or the zip of an exported folder</span>
          <input
            type="file"
            accept=".json,.zip,application/json,application/zip"
            onChange={({ target }) => target.files?.[0] && void open(target.files[0])}
          />
        </label>
        <FormNote>{submission.text}</FormNote>
        <div role="status">
          {busy && (
            <p className="text-small text-soft">
              {wish === 'check' ? 'Checking them' : 'Adding them'}. On a slow connection this takes
              a while.
            </p>
          )}
          {found && (
            <Outcome
              found={found.answer}
              text={found.text}
              onLine={(line) => box.current && selectLine(box.current, line)}
            />
          )}
        </div>
        <div className="row">
          <Button onClick={() => send('add')}>Add courses</Button>
          <Button variant="secondary" onClick={() => send('check')}>
            Check only
          </Button>
          <Button variant="quiet" onClick={() => fill(exampleText)}>
            Load an example
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** If faults prevent the import, a second request lists them all, each with its line. */
const orFaults =
  (check: () => Promise<CourseImport>) =>
  (failure: unknown): Promise<CourseImport> => {
    if (failure instanceof ApiFailure && failure.code === 'courses/import-faulty') return check();
    throw failure;
  };

/**
 * A failure without its own text says which action failed: part 1 section 8 names one course, part
 * 2 section 8 several.
 */
const sayingOf =
  (text: string) =>
  (failure: unknown): never => {
    if (!(failure instanceof ApiFailure) || failure.worded || !isOneCourse(text)) throw failure;
    throw new ApiFailure(failure.status, failure.code, 'Failed to create course', failure);
  };

function isOneCourse(text: string): boolean {
  try {
    const courses: unknown = JSON.parse(text);
    return Array.isArray(courses) && courses.length === 1;
  } catch {
    return false;
  }
}

interface OutcomeProps {
  found: CourseImport;
  text: string;
  onLine: (line: number) => void;
}

function Outcome({ found: { courses, added, faults }, text, onLine }: OutcomeProps) {
  if (faults.length > 0) return <FaultList faults={faults} text={text} onLine={onLine} />;
  const standing = courses.filter(({ exists }) => exists);
  const left = standing.length > 0 && ` Already there, and left unchanged: ${namesOf(standing)}.`;
  if (added > 0) {
    return (
      <Note kind="ok">
        {countText(added, 'course')} added.{left}{' '}
        <AppLink className="link" to="/admin/courses">
          See all courses
        </AppLink>
      </Note>
    );
  }
  const fresh = courses.length - standing.length;
  return (
    <Note kind={fresh > 0 ? 'info' : 'warn'}>
      {fresh > 0
        ? `No faults found. To be added: ${countText(fresh, 'course')}.`
        : 'Nothing to add.'}
      {left}
    </Note>
  );
}

const namesOf = (courses: readonly { slug: string }[]): string =>
  `${courses
    .slice(0, 10)
    .map(({ slug }) => slug)
    .join(', ')}${courses.length > 10 ? ` and ${courses.length - 10} more` : ''}`;

/** Selects a line of the text, and scrolls to it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
}
