import { lessonsOf } from '#app/courses/course-facts.ts';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import type { OpenLesson } from '#app/learning/contract.ts';
import { useFocusOnChange } from '#app/learning/web/use-focus-on-change.ts';
import { useFreshMedia } from '#app/learning/web/use-fresh-media.ts';
import { LaterVideo } from '#app/media/web/later-video.tsx';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { usePractice } from '#app/practice/web/use-practice.ts';
import { QuestionsBelow } from '#app/questions/web/questions-below.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Panel } from '#app/ui/base/surface.tsx';

/** A lesson as a helper without a membership reads it: with the answers, and nothing to do. */
export function ReadLesson({ open }: { open: OpenLesson }) {
  const { lesson, number } = open;
  const heading = useFocusOnChange(lesson.id);
  useFreshMedia(open);
  const practice = usePractice(lesson, null, open.practice);
  return (
    <article className="lesson">
      <header>
        <p className="text-small text-faint">
          Lesson {number} of {lessonsOf(open).length}, {lesson.minutes} minutes
        </p>
        <h1 ref={heading} tabIndex={-1} className="heading-2">
          {lesson.title}
        </h1>
      </header>
      <Note kind="info">
        You read this as a helper. Practice shows its answers, and nothing counts as progress.
      </Note>
      <PracticeParts
        key={lesson.id}
        parts={lesson.parts}
        text={LessonText}
        video={LaterVideo}
        practice={practice}
      />
      {lesson.tasks.length > 0 && (
        <Panel as="section" field="sky" className="stack" aria-labelledby="tasks-heading">
          <h2 id="tasks-heading" className="heading-4">
            Do it now
          </h2>
          <ul className="stack">
            {lesson.tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </Panel>
      )}
      <QuestionsBelow key={`questions-${lesson.id}`} lesson={lesson.id} atDesk />
    </article>
  );
}
