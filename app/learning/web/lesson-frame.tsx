import { Icon } from '#app/ui/base/icon.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { myCoursePath } from '#app/shared/addresses.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { brand } from '#app/shared/brand.ts';
import { questionsDesk } from '#app/shared/redirects.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LogoMark } from '#app/ui/art/logo.tsx';
import { IconButton, IconLink } from '#app/ui/base/icon-button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { ThemeSwitch } from '#app/ui/base/theme-switch.tsx';
import type { OpenLesson } from '../contract.ts';
import { percentText, stagesOf } from '../stages.ts';
import { CourseBar } from './course-bar.tsx';
import { LessonStages } from './lesson-stages.tsx';
import { useNotesKeys } from './use-notes-keys.ts';
import './lesson-frame.css';

const Drawer = later(partOf(() => import('#app/ui/dialog/drawer.tsx'), 'Drawer'));

const LessonNotesPane = later(partOf(() => import('./lesson-notes-pane.tsx'), 'LessonNotesPane'));

/** The notes are open, begun at this one if it is there; another object asks again. */
export interface Noting {
  at?: string;
}

interface LessonFrameProps {
  courseSlug: string;
  /** Undefined while loading. */
  open?: OpenLesson | undefined;
  /** Nothing is loading, so there is no outline to expect. */
  unknown?: boolean;
  noting?: Noting | undefined;
  onNoting?: (noting: Noting | undefined) => void;
  /** The learner's own, beside the lesson. */
  notes?: ReactNode;
  children: ReactNode;
}

/**
 * The player: a bar with the back link and the progress, the lesson, and the outline beside it or,
 * on phones, in a drawer.
 */
export function LessonFrame({
  courseSlug,
  open,
  unknown,
  noting,
  onNoting,
  notes,
  children,
}: LessonFrameProps) {
  const opener = useRef<HTMLButtonElement>(null);
  // Someone who only reads has no progress, and nothing to see in the dashboard.
  const reads = open?.learns === false;
  const openNotes = () => reads || onNoting?.({});
  const closeNotes = () => onNoting?.(undefined);
  useNotesKeys({ open: !!noting, onOpen: openNotes, onClose: closeNotes });
  return (
    <>
      <header className="lesson-bar">
        <IconLink {...wayBack(courseSlug, open)} icon={<Icon name="arrow-left" />} />
        <AppLink to="/" aria-label={`${brand.name}, home`}>
          <LogoMark className="lesson-logo" />
        </AppLink>
        {open ? (
          <Place open={open} />
        ) : (
          <span className="lesson-place">{!unknown && <Skeleton shape="short" />}</span>
        )}
        {open && !reads && (
          <IconButton
            ref={opener}
            label="Your notes"
            aria-keyshortcuts="N"
            aria-expanded={!!noting}
            icon={<Icon name="notebook-pen" />}
            onClick={noting ? closeNotes : openNotes}
          />
        )}
        <ThemeSwitch />
      </header>
      <div className="lesson-layout">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {open && noting && (
          <LessonNotesPane noting={noting} opener={opener} onClose={closeNotes}>
            {notes}
          </LessonNotesPane>
        )}
        {!unknown && !(open && noting) && (
          <aside className="lesson-aside" aria-label="Course content">
            {open ? <Outline open={open} /> : <OutlineSkeleton />}
          </aside>
        )}
      </div>
      {open && <DockedOutline open={open} />}
    </>
  );
}

function wayBack(courseSlug: string, open: OpenLesson | undefined) {
  if (!open || open.learns) return { to: myCoursePath(courseSlug), label: 'Back to the course' };
  return open.ownCourse
    ? { to: authorDeskPath(open.ownCourse, open.lesson.id), label: 'Back to writing' }
    : { to: questionsDesk, label: 'Back to the questions' };
}

function Place({
  open: { learns, course, sections, lesson, completed, progress },
}: {
  open: OpenLesson;
}) {
  const current = stagesOf(sections, completed).find((stage) =>
    stage.lessons.some(({ id }) => id === lesson.id),
  );
  return (
    <>
      <p className="lesson-place">
        <b>{course.title}</b>
        {current && (
          <span className="text-small text-faint not-small">
            Stage {current.number}, {current.title}
          </span>
        )}
      </p>
      {learns && (
        <CourseBar
          className="lesson-bar-progress"
          sections={sections}
          progress={progress}
          completed={completed}
        />
      )}
    </>
  );
}

function Outline({
  open: { learns, course, sections, lesson, completed, passed, progress },
}: {
  open: OpenLesson;
}) {
  return (
    <>
      {learns && (
        <div className="lesson-aside-head">
          <p className="text-small text-soft">{percentText(progress)}</p>
          <CourseBar sections={sections} progress={progress} completed={completed} />
        </div>
      )}
      <LessonStages
        courseSlug={course.slug}
        stages={stagesOf(learns ? sections : sections.map(withoutQuiz), learns ? completed : [])}
        currentId={lesson.id}
        completed={learns ? completed : []}
        passed={passed}
      />
    </>
  );
}

const withoutQuiz = <Section extends object>(section: Section) => ({ ...section, quiz: null });

function DockedOutline({ open }: { open: OpenLesson }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <footer className="lesson-foot">
        {open.learns && <p className="text-small text-soft">{percentText(open.progress)}</p>}
        <button
          type="button"
          className="lesson-dock"
          aria-haspopup="dialog"
          onClick={() => setShown(true)}
        >
          <span>
            <Icon name="list" /> Lessons
          </span>
          <b className="tabular">
            {open.number} / {lessonsOf(open).length}
          </b>
        </button>
      </footer>
      {shown && (
        <Drawer
          open
          onClose={() => setShown(false)}
          label="Lessons"
          flush
          heading={<b className="lesson-drawer-title heading-4">{open.course.title}</b>}
        >
          <Outline open={open} />
        </Drawer>
      )}
    </>
  );
}

const OutlineSkeleton = () => (
  <div className="lesson-aside-head stack" aria-busy="true">
    <Skeleton shape="short" />
    <Skeleton />
    <Skeleton shape="heading" />
    <Skeleton shape="heading" />
    <Skeleton shape="heading" />
  </div>
);
