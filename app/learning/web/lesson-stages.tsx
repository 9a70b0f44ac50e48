import { Icon } from '#app/ui/base/icon.tsx';
import { myLessonPath } from '#app/shared/addresses.ts';
import { isComplete, type Stage } from '../stages.ts';
import { LessonEntry, type EnteredLesson } from './lesson-entry.tsx';
import { QuizEntry } from './quiz-entry.tsx';
import './lesson-stages.css';

interface LessonStagesProps {
  courseSlug: string;
  stages: readonly Stage<EnteredLesson>[];
  /** Its stage is expanded. */
  currentId: string;
  completed: readonly string[];
  /** Ids of quizzes. */
  passed: readonly string[];
}

/** The stages of a course with their lessons: done, open, or still being written. */
export const LessonStages = ({
  courseSlug,
  stages,
  currentId,
  completed,
  passed,
}: LessonStagesProps) => (
  <nav className="lesson-stages" aria-label="Lessons">
    {stages.map(({ number, title, lessons, quiz, done, total }) => (
      <details key={number} open={lessons.some(({ id }) => id === currentId)}>
        <summary>
          <span className="text-small text-faint">
            Stage {number}
            {isComplete({ quiz, done, total }, passed) && ', completed'}
          </span>
          <b>{title}</b>
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonEntry
                lesson={lesson}
                to={myLessonPath(courseSlug, lesson.slug)}
                current={lesson.id === currentId}
                done={completed.includes(lesson.id)}
              />
            </li>
          ))}
          {quiz && (
            <li>
              <QuizEntry courseSlug={courseSlug} quiz={quiz} passed={passed.includes(quiz.id)} />
            </li>
          )}
        </ol>
      </details>
    ))}
  </nav>
);
