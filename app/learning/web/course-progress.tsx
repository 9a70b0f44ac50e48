import type { MyCourse } from '../contract.ts';
import { countedText, percentText } from '../stages.ts';
import { completedText } from '../still-open.ts';
import { CourseBar, type CourseBarProps } from './course-bar.tsx';
import './course-progress.css';

interface CourseProgressProps extends CourseBarProps {
  progress: Omit<MyCourse['progress'], 'next' | 'nextQuiz'>;
}

/**
 * Someone's progress in a course, as text and as a bar with a segment for each stage. It is empty
 * when no lesson is written.
 */
export function CourseProgress(props: CourseProgressProps) {
  const { progress } = props;
  if (progress.lessonsTotal === 0) return null;
  return (
    <div className="course-progress">
      <p className="row row-between text-small">
        <b>{progress.finished ? completedText(progress) : percentText(progress)}</b>
        <span className="text-soft">{countedText(progress)}</span>
      </p>
      <CourseBar {...props} />
    </div>
  );
}
