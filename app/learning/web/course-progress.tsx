import type { ComponentProps } from 'react';
import { StageProgress } from '#app/ui/base/progress.tsx';
import type { MyCourse } from '../contract.ts';
import type { ProgressLesson } from '../progress.ts';
import { countedText, percentOf, stagesOf, type StageQuiz } from '../stages.ts';
import './course-progress.css';

interface CourseProgressProps {
  sections: readonly {
    title: string;
    lessons: readonly ProgressLesson[];
    quiz: StageQuiz | null;
  }[];
  progress: Omit<MyCourse['progress'], 'next' | 'nextQuiz'>;
  /** Ids of lessons. */
  completed: readonly string[];
}

/**
 * Someone's progress in a course, as text and as a bar with a segment for each stage. It is empty
 * when no lesson is written.
 */
export function CourseProgress(props: CourseProgressProps) {
  if (props.progress.lessonsTotal === 0) return null;
  return (
    <div className="course-progress">
      <p className="row row-between text-small">
        <b>{percentOf(props.progress)}% complete</b>
        <span className="text-soft">{countedText(props.progress)}</span>
      </p>
      <CourseBar {...props} />
    </div>
  );
}

/** Only the bar. */
export function CourseBar({
  sections,
  progress: { lessonsDone, lessonsTotal },
  completed,
  className,
}: CourseProgressProps & Pick<ComponentProps<'div'>, 'className'>) {
  const stages = stagesOf(sections, completed).filter((stage) => stage.total > 0);
  return (
    <StageProgress
      label="Course progress"
      valueText={`${lessonsDone} of ${lessonsTotal} lessons complete`}
      stages={stages.map(({ number, done, total }) => ({ id: String(number), done, total }))}
      className={className}
    />
  );
}
