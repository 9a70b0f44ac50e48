import { Check, ChevronDown, Play } from 'lucide-react';
import { AppLink } from '#app/ui/app-link.tsx';
import { classes } from '#app/ui/classes.ts';
import { lessonPath } from '../addresses.ts';
import type { ProgressLesson } from '../progress.ts';
import type { Stage } from '../stages.ts';
import './lesson-outline.css';

interface OutlineLesson extends ProgressLesson {
  slug: string;
  title: string;
  minutes: number;
}

interface LessonOutlineProps {
  courseSlug: string;
  stages: readonly Stage<OutlineLesson>[];
  /** Its stage stands open. */
  currentId: string;
  completed: readonly string[];
}

/** The stages of a course with their lessons: done, the one that is open, and those that are still being written. */
export const LessonOutline = ({ courseSlug, stages, currentId, completed }: LessonOutlineProps) => (
  <nav className="lesson-outline" aria-label="Lessons">
    {stages.map(({ number, title, lessons }) => (
      <details key={number} open={lessons.some(({ id }) => id === currentId)}>
        <summary>
          <span className="text-small text-faint">Stage {number}</span>
          <b>{title}</b>
          <ChevronDown />
        </summary>
        <ol>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <OutlineEntry
                lesson={lesson}
                to={lessonPath(courseSlug, lesson.slug)}
                current={lesson.id === currentId}
                done={completed.includes(lesson.id)}
              />
            </li>
          ))}
        </ol>
      </details>
    ))}
  </nav>
);

interface OutlineEntryProps {
  lesson: OutlineLesson;
  to: string;
  current: boolean;
  done: boolean;
}

function OutlineEntry({ lesson: { title, minutes, written }, to, current, done }: OutlineEntryProps) {
  if (!written) {
    return (
      <span className="lesson-entry lesson-entry-unwritten">
        <span className="lesson-entry-mark" />
        <span>{title}</span>
        <span className="text-tiny">Being written</span>
      </span>
    );
  }
  return (
    <AppLink to={to} className={classes('lesson-entry', done && 'lesson-entry-done')} aria-current={current ? 'page' : undefined}>
      <span className="lesson-entry-mark">{done ? <Check /> : current && <Play />}</span>
      <span>
        {done && <span className="visually-hidden">Completed: </span>}
        {title}
      </span>
      <span className="text-tiny text-faint tabular">{minutes} min</span>
    </AppLink>
  );
}
