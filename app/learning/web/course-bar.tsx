import type { ComponentProps } from 'react';
import { StageProgress } from '#app/ui/base/progress.tsx';
import type { MyCourse } from '../contract.ts';
import type { ProgressLesson } from '../progress.ts';
import { stagesOf, type StageQuiz } from '../stages.ts';

export interface CourseBarProps {
  sections: readonly {
    title: string;
    lessons: readonly ProgressLesson[];
    quiz: StageQuiz | null;
  }[];
  progress: Pick<MyCourse['progress'], 'lessonsDone' | 'lessonsTotal'>;
  /** Ids of lessons. */
  completed: readonly string[];
}

/** Someone's progress in a course, as a bar with a segment for each stage. */
export function CourseBar({
  sections,
  progress: { lessonsDone, lessonsTotal },
  completed,
  className,
}: CourseBarProps & Pick<ComponentProps<'div'>, 'className'>) {
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
