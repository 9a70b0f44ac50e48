import { Icon } from '#app/ui/base/icon.tsx';
import { previewPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { StageList } from '#app/ui/list/stage-list.tsx';
import type { CoursePage } from '../contract.ts';
import { kindIcons, kindNames, type LessonKind } from '../lesson-kinds.ts';
import { hasDuration, isWritten, outlineText } from '../course-facts.ts';
import './course-outline.css';

/** "Course content": the stages in order; only the preview lesson opens. */
export function CourseOutline({ course }: { course: CoursePage }) {
  const written = isWritten(course);
  return (
    <section aria-labelledby="content-heading">
      <div className="course-outline-head">
        <h2 id="content-heading" className="heading-3">
          Course content
        </h2>
        {course.lessons > 0 && <span className="text-small text-faint">{outlineText(course)}</span>}
      </div>
      {!written && (
        <Note kind="info" className="course-outline-note">
          The lessons of this course are still being written.
          {course.lessons > 0 && ' This is what they will cover.'}
        </Note>
      )}
      <StageList
        stages={course.sections.map(({ title, duration, lessons, quiz }) => ({
          title,
          note: hasDuration({ duration }) && duration,
          content: (
            <ul className="lesson-outline">
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  {lesson.preview && lesson.written ? (
                    <AppLink to={previewPath(course.slug, lesson.slug)}>
                      <LessonIcon kind={lesson.kind} />
                      <span>{lesson.title}</span>
                      <Badge kind="gold">Free preview</Badge>
                    </AppLink>
                  ) : (
                    <>
                      <LessonIcon kind={lesson.kind} />
                      <span>{lesson.title}</span>
                      {written && !lesson.written && <Badge>Being written</Badge>}
                    </>
                  )}
                </li>
              ))}
              {quiz && (
                <li>
                  <Icon name="file-question-mark" />
                  <span>Stage quiz</span>
                </li>
              )}
            </ul>
          ),
        }))}
      />
    </section>
  );
}

const LessonIcon = ({ kind }: { kind: LessonKind }) => (
  <>
    <Icon name={kindIcons[kind]} />
    {kind !== 'reading' && <span className="visually-hidden">{kindNames[kind]}: </span>}
  </>
);
