import { Icon } from '#app/ui/base/icon.tsx';
import { myLessonPath, previewPath } from '#app/shared/addresses.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { plansAddress } from '#app/shared/plans-address.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import { lessonsOf, previewOf, type OutlinedCourse } from '../course-facts.ts';

/** Shown at the public address of a lesson for members. */
export function LessonGate({ course, lessonSlug }: { course: OutlinedCourse; lessonSlug: string }) {
  const { active } = standingOf(useIdentity());
  const preview = previewOf(course);
  const title = lessonsOf(course).find((lesson) => lesson.slug === lessonSlug)?.title;
  return (
    <div className="wrap section">
      <EmptyState
        bare
        level={1}
        scene="empty"
        heading="This lesson is part of the membership"
        action={
          <>
            {active ? (
              <ButtonLink
                to={myLessonPath(course.slug, lessonSlug)}
                thruster={<Icon name="play" />}
              >
                Open the lesson
              </ButtonLink>
            ) : (
              <ButtonLink
                to={plansAddress({ course: course.slug })}
                thruster={<Icon name="arrow-up-right" />}
              >
                Start Learning
              </ButtonLink>
            )}
            {preview && (
              <ButtonLink to={previewPath(course.slug, preview.slug)} variant="quiet">
                Read the free preview
              </ButtonLink>
            )}
          </>
        }
      >
        “{title}” is in <Unbroken text={course.title} />. Every membership opens all lessons of all
        courses.
      </EmptyState>
    </div>
  );
}
