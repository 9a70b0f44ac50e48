import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { authoringContract, EditedLesson, Outline } from '../contract.ts';
import type { Fault } from '../lesson-texts.contract.ts';
import type { draftQuizzesContract, EditedQuiz, QuizFigures } from '../quizzes.contract.ts';
import type { Route } from './+types/author-desk.page';
import { CourseFailure } from './course-failure.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { FilesGiven, type FileSource } from './file-source.ts';
import { NoLesson } from './no-lesson.tsx';
import { saversDone } from './open-savers.ts';
import { PaneDock, type Pane } from './pane-dock.tsx';
import type { Written } from './text-preview.tsx';
import './author-desk.page.css';

const CourseOutline = later(partOf(() => import('./course-outline.tsx'), 'CourseOutline'));
const NewerTexts = later(partOf(() => import('./newer-texts.tsx'), 'NewerTexts'));
const AnnouncementButton = later(
  partOf(() => import('#app/announcements/web/announcement-button.tsx'), 'AnnouncementButton'),
);
const ReviewsButton = later(
  partOf(() => import('#app/reviews/web/reviews-button.tsx'), 'ReviewsButton'),
);
const WaitingNote = later(
  partOf(() => import('#app/announcements/web/waiting-note.tsx'), 'WaitingNote'),
);
const LessonWriter = later(partOf(() => import('./lesson-writer.tsx'), 'LessonWriter'));
const TextPreview = later(partOf(() => import('./text-preview.tsx'), 'TextPreview'));
const WrittenLesson = later(partOf(() => import('#app/shell/written-lesson.tsx'), 'WrittenLesson'));
const LibraryDialog = later(
  partOf(() => import('#app/media/web/library-dialog.tsx'), 'LibraryDialog'),
);
const QuizWriter = later(partOf(() => import('./quiz-writer.tsx'), 'QuizWriter'));

const call = api<typeof authoringContract>();
const callQuizzes = api<typeof draftQuizzesContract>();

const gone = /^drafts\/(lesson|quiz)-not-found$/;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Write a course',
    description: 'Stages and lessons.',
    path: '/teach',
    indexed: false,
  });

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const id = params.courseId;
  const asked = new URL(request.url).searchParams;
  const lesson = asked.get('lesson');
  const quiz = asked.get('quiz');
  return personalAnswer(
    async () => {
      // The lesson that is being left may be asked for again at once.
      await saversDone();
      const [outline, edited, quizzed] = await Promise.all([
        call('GET /authoring/courses/{id}', { params: { id } }),
        lesson &&
          call('GET /authoring/courses/{id}/lessons/{lesson}', { params: { id, lesson } }).catch(
            unlessMissing,
          ),
        quiz && quizOf({ id, quiz }).catch(unlessMissing),
      ]);
      return { outline, edited: edited || null, quizzed: quizzed || null };
    },
    { only: 'author' },
  );
}

const quizOf = async (params: { id: string; quiz: string }) => {
  const [edited, figures] = await Promise.all([
    callQuizzes('GET /authoring/courses/{id}/quizzes/{quiz}', { params }),
    callQuizzes('GET /authoring/courses/{id}/quizzes/{quiz}/figures', { params }),
  ]);
  return { edited, figures };
};

/** Any other failure is the page’s. */
function unlessMissing(failure: unknown): null {
  if (failure instanceof ApiFailure && gone.test(failure.code)) return null;
  throw failure;
}

export default function AuthorDeskPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      withHeading
      skeleton={<DeskSkeleton />}
      failedHeading="The course did not load"
      Frame={CourseFailure}
    >
      {(desk) => <AuthorDesk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskSkeleton />;

interface AuthorDeskProps {
  outline: Outline;
  edited: EditedLesson | null;
  quizzed: { edited: EditedQuiz; figures: QuizFigures } | null;
}

function AuthorDesk({ outline, edited, quizzed }: AuthorDeskProps) {
  const [asked] = useSearchParams();
  const [written, setWritten] = useState<Written>({ body: '', needs: [], kind: 'reading' });
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [pane, setPane] = useState<Pane>(
    asked.has('lesson') || asked.has('quiz') ? 'write' : 'outline',
  );
  const missing = (asked.has('lesson') || asked.has('quiz')) && !edited && !quizzed;
  const current = edited?.id ?? quizzed?.edited.id;
  return (
    <div className="author-desk" data-pane={pane}>
      <DeskBar
        outline={outline}
        current={current}
        tools={<ReviewsButton courseId={outline.id} />}
        opening={<WaitingNote courseId={outline.id} />}
      />
      <main id="main" tabIndex={-1} className="author-panes">
        <section className="author-outline" aria-label="Outline">
          {(outline.newerTexts || outline.newerPage || outline.newerProject) && (
            <NewerTexts outline={outline} />
          )}
          <CourseOutline
            outline={outline}
            current={current}
            onOpen={() => setPane('write')}
            tools={!outline.published && <AnnouncementButton courseId={outline.id} />}
          />
        </section>
        {quizzed && (
          <section className="author-writer author-quiz" aria-label="Quiz">
            <OpenQuiz key={quizzed.edited.id} outline={outline} {...quizzed} />
          </section>
        )}
        {!quizzed && (
          <section className="author-writer" aria-label="Lesson">
            {edited ? (
              <OpenLesson
                key={edited.id}
                courseId={outline.id}
                lesson={edited}
                onWritten={setWritten}
                faults={faults}
              />
            ) : (
              <NoLesson missing={missing} empty={outline.stages.length === 0} />
            )}
          </section>
        )}
        {!quizzed && (
          <section className="author-preview" aria-label="As a learner sees it">
            {edited && (
              <TextPreview
                key={edited.id}
                courseId={outline.id}
                title={edited.title}
                written={written}
                faults={faults}
                onFaults={setFaults}
              >
                {(parts) => <WrittenLesson body={written.body} parts={parts} />}
              </TextPreview>
            )}
          </section>
        )}
      </main>
      <PaneDock current={pane} onChoose={setPane} />
    </div>
  );
}

// Loaded with the first file: few lessons get one on a given day.
const loadCheck = partOf(() => import('#app/media/web/check-file.ts'), 'checkFile');
const loadSend = partOf(() => import('#app/media/web/upload.ts'), 'sendFile');

const files: Omit<FileSource, 'course'> = {
  Library: (props) => <LibraryDialog {...props} />,
  check: async (file) => (await loadCheck())(file),
  send: async (file, { onSent, ...way }) => {
    const sendFile = await loadSend();
    let { size } = file;
    return sendFile(file, {
      ...way,
      onSmaller: (copy) => ({ size } = copy),
      onChange: ({ state, sent }) => onSent({ part: sent / size, waiting: state === 'waiting' }),
    });
  },
};

interface OpenLessonProps {
  courseId: string;
  lesson: EditedLesson;
  onWritten: (written: Written) => void;
  faults: readonly Fault[];
}

/** A change of the outline reloads the page’s data; the text on the screen stays. */
function OpenLesson({ lesson, ...rest }: OpenLessonProps) {
  const [{ opened, times }, take] = useTaken(lesson);
  const { courseId } = rest;
  const given = useMemo(() => ({ ...files, course: courseId }), [courseId]);
  return (
    <FilesGiven value={given}>
      <LessonWriter key={times} lesson={opened} onTake={take} {...rest} />
    </FilesGiven>
  );
}

interface OpenQuizProps {
  outline: Outline;
  edited: EditedQuiz;
  figures: QuizFigures;
}

/** The same for a quiz. */
function OpenQuiz({ edited, ...rest }: OpenQuizProps) {
  const [{ opened, times }, take] = useTaken(edited);
  return <QuizWriter key={times} edited={opened} onTake={take} {...rest} />;
}

/**
 * The version on the screen: the one that was opened, or the one that its author took in its place.
 * A change of `times` starts the editor anew.
 */
function useTaken<Edited>(edited: Edited) {
  const [taken, setTaken] = useState({ opened: edited, times: 0 });
  const take = (theirs: Edited) => setTaken(({ times }) => ({ opened: theirs, times: times + 1 }));
  return [taken, take] as const;
}
