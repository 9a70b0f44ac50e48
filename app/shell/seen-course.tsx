import { useState } from 'react';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { questionsOf } from '#app/courses/course-questions.ts';
import { schoolQuestions } from '#app/courses/web/school-questions.ts';
import { Audience } from '#app/courses/web/audience.tsx';
import { CompletionRule } from '#app/courses/web/completion-rule.tsx';
import { CourseHero } from '#app/courses/web/course-hero.tsx';
import { CourseOutline } from '#app/courses/web/course-outline.tsx';
import { InstructorPanel } from '#app/courses/web/instructor-panel.tsx';
import { LearningPoints } from '#app/courses/web/learning-points.tsx';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { TaskList } from '#app/courses/web/task-list.tsx';
import { progressOf, quizProgressOf } from '#app/learning/progress.ts';
import { CourseContent } from '#app/learning/web/course-content.tsx';
import { CourseTop } from '#app/learning/web/course-top.tsx';
import { LaterVideo } from '#app/media/web/later-video.tsx';
import { untouched } from '#app/practice/draft.ts';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { usePractice, type Examiner } from '#app/practice/web/use-practice.ts';
import { api } from '#app/shared/api-client.ts';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { halfWay } from '#app/authoring/half-way.ts';
import type {
  draftPreviewContract,
  SeenCourse,
  SeenLesson,
} from '#app/authoring/preview.contract.ts';

const call = api<typeof draftPreviewContract>();

/** The public page of a course, without what it costs. */
export const VisitorsPage = ({ course }: { course: SeenCourse }) => (
  <>
    <CourseHero course={course} />
    <div className="wrap draft-preview">
      <LearningPoints
        heading="By the end you can"
        points={course.learningPoints.map((point) => ({ id: point, text: point }))}
      />
      <CourseOutline course={course} />
      <CompletionRule sections={course.sections} />
      <InstructorPanel instructor={course.instructor} />
      <Audience people={course.targetAudience} />
      <section aria-labelledby="questions-heading">
        <h2 id="questions-heading" className="heading-3">
          Questions people ask first
        </h2>
        <Accordion
          name="questions"
          items={questionsOf(course.faqs, schoolQuestions()).map(({ question, answer }) => ({
            title: question,
            content: answer,
          }))}
        />
      </section>
    </div>
  </>
);

/** The course as one of a member's. */
export function MembersPage({ course, half }: { course: SeenCourse; half: boolean }) {
  const { completed, passed } = half ? halfWay(course) : { completed: [], passed: [] };
  const progress = {
    ...progressOf(lessonsOf(course), new Set(completed)),
    ...quizProgressOf(course.sections, { passed: new Set(passed), finished: false }),
    finished: false,
  };
  return (
    <div className="wrap draft-preview">
      <CourseTop course={course} progress={progress} completed={completed} />
      <LearningPoints
        heading="What you'll learn"
        points={lessonsOf(course).map(({ id, title }) => ({
          id,
          text: title,
          done: completed.includes(id),
        }))}
      />
      <CourseContent course={course} progress={progress} completed={completed} passed={passed} />
      <CompletionRule sections={course.sections} />
      <InstructorPanel instructor={course.instructor} />
      <Audience people={course.targetAudience} />
    </div>
  );
}

/** A lesson, whose practice can be tried. */
export function LessonSeen({ courseId, lesson }: { courseId: string; lesson: SeenLesson }) {
  const practice = usePractice(lesson, examinerOf(courseId, lesson.id));
  return (
    <article className="wrap draft-preview draft-preview-lesson">
      <header>
        <p className="text-small text-faint">{lesson.minutes} minutes</p>
        <h1 className="heading-2">{lesson.title}</h1>
      </header>
      <PracticeParts
        parts={lesson.parts}
        text={LessonText}
        video={LaterVideo}
        practice={practice}
      />
      <Tasks tasks={lesson.tasks} />
    </article>
  );
}

/** Ticks last as long as the preview is open. */
function Tasks({ tasks }: { tasks: readonly string[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (task: number, done: boolean) =>
    setTicked(new Set(done ? [...ticked, task] : [...ticked].filter((other) => other !== task)));
  return <TaskList tasks={tasks} ticked={ticked} onToggle={toggle} />;
}

/** The server judges by the draft, and stores nothing. */
const examinerOf = (id: string, lesson: string): Examiner => ({
  judge: (block, answer, { tries }) =>
    call('POST /authoring/courses/{id}/seen/{lesson}/practice/{block}', {
      params: { id, lesson, block },
      body: { answer, tries },
    }),
  show: (block, { answer, tries }) =>
    call('POST /authoring/courses/{id}/seen/{lesson}/practice/{block}/answer', {
      params: { id, lesson, block },
      body: { answer, tries },
    }),
  again: async () => untouched,
});
