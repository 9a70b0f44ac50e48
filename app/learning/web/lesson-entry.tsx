import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { kindIcons, kindNames, type LessonKind } from '#app/courses/lesson-kinds.ts';
import type { ProgressLesson } from '../progress.ts';
import './lesson-entry.css';

export interface EnteredLesson extends ProgressLesson {
  slug: string;
  title: string;
  minutes: number;
  kind: LessonKind;
}

interface LessonEntryProps {
  lesson: EnteredLesson;
  to: string;
  current?: boolean;
  done: boolean;
}

/** A lesson in a list: done, open right now, available, or still being written. */
export function LessonEntry({
  lesson: { title, minutes, kind, written },
  to,
  current,
  done,
}: LessonEntryProps) {
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
    <AppLink
      to={to}
      className={classes('lesson-entry', done && 'lesson-entry-done')}
      aria-current={current ? 'page' : undefined}
    >
      <span className="lesson-entry-mark">
        {done ? <Icon name="check" /> : current && <Icon name="play" />}
      </span>
      <span>
        {done && <span className="visually-hidden">Completed: </span>}
        {title}
        {kind !== 'reading' && <span className="visually-hidden">, {kindNames[kind]}</span>}
      </span>
      <span className="lesson-entry-facts text-tiny text-faint tabular">
        <Icon name={kindIcons[kind]} /> {minutes > 0 && `${minutes} min`}
      </span>
    </AppLink>
  );
}
