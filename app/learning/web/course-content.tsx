import { outlineText } from '#app/courses/course-facts.ts';
import { myLessonPath } from '#app/shared/addresses.ts';
import { StageList } from '#app/ui/list/stage-list.tsx';
import type { MyCourse } from '../contract.ts';
import { isComplete, stagesOf } from '../stages.ts';
import { LessonEntry } from './lesson-entry.tsx';
import { QuizEntry } from './quiz-entry.tsx';
import './course-content.css';

/** The stages with their lessons. The member's current stage is expanded. */
export function CourseContent({
  course,
  progress,
  completed,
  passed,
}: Pick<MyCourse, 'course' | 'progress' | 'completed' | 'passed'>) {
  const stages = stagesOf(course.sections, completed);
  const goesOn = stages.findIndex((stage) =>
    stage.lessons.some((lesson) => lesson.slug === progress.next?.slug),
  );
  return (
    <section aria-labelledby="content-heading">
      <div className="row row-between">
        <h2 id="content-heading" className="heading-3">
          Course Content
        </h2>
        <span className="text-small text-faint">{outlineText(course)}</span>
      </div>
      <StageList
        openIndex={Math.max(0, goesOn)}
        stages={stages.map(({ title, lessons, quiz, done, total }) => ({
          title,
          note: total > 0 && `${done} of ${total}`,
          done: isComplete({ quiz, done, total }, passed),
          content: (
            <ol className="course-content-lessons">
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <LessonEntry
                    lesson={lesson}
                    to={myLessonPath(course.slug, lesson.slug)}
                    done={completed.includes(lesson.id)}
                  />
                </li>
              ))}
              {quiz && (
                <li>
                  <QuizEntry
                    courseSlug={course.slug}
                    quiz={quiz}
                    passed={passed.includes(quiz.id)}
                  />
                </li>
              )}
            </ol>
          ),
        }))}
      />
    </section>
  );
}
