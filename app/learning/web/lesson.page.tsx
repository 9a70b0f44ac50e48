import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { countText, lessonsOf } from '#app/courses/course-facts.ts';
import { BookmarkButton } from '#app/notes/web/bookmark-button.tsx';
import { showPassage } from '#app/courses/web/show-passage.ts';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { TaskList } from '#app/courses/web/task-list.tsx';
import { countOf } from '#app/practice/summary.ts';
import type { VideoPart } from '#app/media/video.contract.ts';
import { LaterVideo } from '#app/media/web/later-video.tsx';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { PracticeSummary } from '#app/practice/web/practice-summary.tsx';
import { usePractice, type Practice } from '#app/practice/web/use-practice.ts';
import { QuestionsBelow } from '#app/questions/web/questions-below.tsx';
import { myLessonPath, previewPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { knownIdentity, standingOf } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { TutorBelow } from '#app/tutor/web/tutor-below.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { forgetIncluded, markIncluded, outbox, useOutbox } from '#app/ui/form/use-outbox.ts';
import type { Route } from './+types/lesson.page';
import type { learningContract, OpenLesson } from '../contract.ts';
import { readyQuiz, stagesOf } from '../stages.ts';
import { answerKey } from './answers.ts';
import { examinerOf } from './examiner.ts';
import { LessonActions } from './lesson-actions.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { rememberPlace } from './remember-place.ts';
import { LessonFrame, type Noting } from './lesson-frame.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useFreshMedia } from './use-fresh-media.ts';
import { useLessonTasks } from './use-lesson-tasks.ts';
import './lesson.page.css';

const loadNotes = partOf(() => import('#app/notes/web/lesson-notes.tsx'), 'LessonNotes');
const LessonNotes = later(loadNotes, <Note kind="warn">{partFailed}</Note>);

const LessonMissing = later(partOf(() => import('./lesson-missing.tsx'), 'LessonMissing'));

const StageQuizNote = later(partOf(() => import('./stage-quiz-note.tsx'), 'StageQuizNote'));

const LessonHighlights = later(
  partOf(() => import('#app/notes/web/lesson-highlights.tsx'), 'LessonHighlights'),
  // A lesson does without: nothing says that it failed.
  ' ',
);

const call = api<typeof learningContract>();

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.status === 'ready' ? loaderData.data.lesson.title : 'Lesson';
  const path = myLessonPath(params.courseSlug, params.lessonSlug);
  return pageMeta({
    title,
    description: 'A lesson from one of your courses.',
    path,
    indexed: false,
  });
}

export async function clientLoader({
  params: { courseSlug: slug, lessonSlug: lesson },
}: Route.ClientLoaderArgs) {
  markIncluded();
  const answer = await personalAnswer(() =>
    call('GET /learning/courses/{slug}/lessons/{lesson}', { params: { slug, lesson } }),
  );
  // An author of other courses may be on this page. The public one says what opens this lesson.
  if (answer.status === 'waiting' && standingOf(await knownIdentity()).author)
    return redirect(previewPath(slug, lesson));
  return answer;
}

export default function LessonPage({ loaderData, params: { courseSlug } }: Route.ComponentProps) {
  const open = loaderData.status === 'ready' ? loaderData.data : undefined;
  const failure = loaderData.status === 'failed' ? loaderData.failure.code : undefined;
  const missing = failure?.endsWith('/not-found') ?? false;
  const [noting, setNoting] = useState<Noting>();
  return (
    <LessonFrame
      courseSlug={courseSlug}
      open={open}
      unknown={failure !== undefined}
      noting={noting}
      onNoting={setNoting}
      notes={
        open?.learns && <LessonNotes key={open.lesson.id} lesson={open.lesson.id} asked={noting} />
      }
    >
      {missing ? (
        <LessonMissing courseSlug={courseSlug} code={failure} />
      ) : (
        <Personal
          answer={loaderData}
          withHeading
          skeleton={<LessonSkeleton />}
          failedHeading="The lesson did not load"
        >
          {(open) => <LessonBody open={open} onNote={(at) => setNoting({ at })} />}
        </Personal>
      )}
    </LessonFrame>
  );
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => (
  <LessonFrame courseSlug={params.courseSlug ?? ''}>
    <LessonSkeleton />
  </LessonFrame>
);

/** A helper or an author without a membership sees the same with its answers, and only reads it. */
function LessonBody({ open, onNote }: { open: OpenLesson; onNote: (note: string) => void }) {
  const { learns, lesson, number } = open;
  const { id } = lesson;
  const quiz = learns && readyQuiz(open.progress, stagesOf(open.sections, open.completed));
  const heading = useFocusOnChange(id);
  const tasks = useLessonTasks(open);
  useFreshMedia(open);
  const practice = usePractice(lesson, examinerOf(id, learns), open.practice);
  // Not sooner: until this answer of the server is shown, the page shows the ticks.
  useEffect(forgetIncluded, [open]);

  // A note that an earlier window could not send is sent by the part that notes are written in.
  useEffect(() => {
    if (outbox.holdsStored) void loadNotes().catch(() => undefined);
  }, []);

  // Stores where the member continues another day. If that fails, the reader needn't know.
  useEffect(() => {
    if (learns)
      call('PUT /learning/lessons/{id}/opened', { params: { id } }).catch(() => undefined);
  }, [id, learns]);

  const text = useRef<HTMLElement>(null);
  return (
    <article ref={text} className="lesson">
      <header>
        <p className="text-small text-faint">
          Lesson {number} of {lessonsOf(open).length}
          {lesson.minutes > 0 && `, ${countText(lesson.minutes, 'minute')}`}
        </p>
        <div className="lesson-title">
          <h1 ref={heading} tabIndex={-1} className="heading-2">
            {lesson.title}
          </h1>
          {learns && <BookmarkButton lesson={id} bookmarked={open.bookmarked} />}
        </div>
      </header>
      {!learns && (
        <Note kind="info">
          You are reading {open.ownCourse ? 'your own course' : 'this as a helper'}. Nothing counts
          as progress.
        </Note>
      )}
      {quiz && <StageQuizNote open={open} quiz={quiz} />}
      <Opened value={open}>
        <PracticeParts
          key={id}
          parts={lesson.parts}
          text={LessonText}
          video={WatchedVideo}
          practice={practice}
        />
      </Opened>
      {learns ? (
        <TaskList {...tasks} />
      ) : (
        <fieldset disabled>
          <TaskList {...tasks} />
        </fieldset>
      )}
      {learns && (
        <>
          <LateAnswers lesson={id} practice={practice} />
          <PracticeSummary practice={practice} />
          <LessonActions key={`actions-${id}`} open={open} practiceOpen={openIn(practice)} />
          <TutorBelow key={`tutor-${id}`} lesson={id} onPassage={showPassage} />
        </>
      )}
      <QuestionsBelow key={`questions-${id}`} lesson={id} atDesk={!learns} />
      {learns && (
        <LessonHighlights
          key={`highlights-${id}`}
          lesson={id}
          text={text}
          drawn={lesson}
          onOpen={onNote}
        />
      )}
    </article>
  );
}

const Opened = createContext<OpenLesson | undefined>(undefined);

/** A video of the open lesson, which remembers how far it was watched. */
function WatchedVideo({ video }: { video: VideoPart }) {
  const open = useContext(Opened);
  const { revalidate } = useRevalidator();
  return (
    <LaterVideo
      video={video}
      watched={open?.watched[video.id]}
      onWatched={(seconds) => open?.learns && rememberPlace(open.lesson.id, video.id, seconds)}
      onExpired={() => void revalidate()}
    />
  );
}

/** Answers that were given before the lesson was left, and are not sent yet. */
function LateAnswers({ lesson, practice }: { lesson: string; practice: Practice }) {
  const { revalidate } = useRevalidator();
  const entryOf = useOutbox();
  const waiting = practice.blocks.filter(
    ({ id }) => entryOf(answerKey(lesson, id))?.state === 'waiting',
  ).length;
  const before = useRef(0);
  useEffect(() => {
    if (waiting < before.current) void revalidate();
    before.current = waiting;
  }, [waiting, revalidate]);
  return (
    <div role="status">
      {waiting > 0 && (
        <Note kind="warn">
          {waiting === 1 ? 'One answer waits' : `${waiting} answers wait`} in this browser. We will
          send {waiting === 1 ? 'it' : 'them'} when the connection is back.
        </Note>
      )}
    </div>
  );
}

const openIn = ({ blocks, stateOf }: Practice): number =>
  countOf(blocks.map((block) => stateOf(block.id))).open;
