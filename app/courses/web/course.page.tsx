import { isRouteErrorResponse } from 'react-router';
import type { membershipsContract } from '#app/memberships/contract.ts';
import type { projectsContract } from '#app/projects/contract.ts';
import { CourseProjectPart } from '#app/projects/web/course-project.tsx';
import type { reviewsContract } from '#app/reviews/contract.ts';
import { CourseReviews } from '#app/reviews/web/course-reviews.tsx';
import { coursePath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { PageFailure } from '#app/shell/page-failure.tsx';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { knownGlyph } from '#app/ui/art/glyphs.ts';
import type { coursesContract } from '../contract.ts';
import { questionsOf } from '../course-questions.ts';
import { courseData, questionsData } from '../structured-data.ts';
import type { Route } from './+types/course.page';
import { Audience } from './audience.tsx';
import { BuyBar, BuyCard } from './buy-card.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { CompletionRule } from './completion-rule.tsx';
import { CourseOutline } from './course-outline.tsx';
import { InstructorPanel } from './instructor-panel.tsx';
import { LearningPoints } from './learning-points.tsx';
import { stayUnlessMoved } from './moved-course.ts';
import { schoolQuestions } from './school-questions.ts';
import { usePassed } from './use-passed.ts';
import './course.page.css';

const EditCourse = later(partOf(() => import('#app/authoring/web/edit-course.tsx'), 'EditCourse'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const visitor = context.get(apiFetch);
  // One after the other, so that an unknown course is not found, however busy the server is.
  const course = await api<typeof coursesContract>(visitor)('GET /catalogue/{slug}', {
    params: { slug: params.courseId },
  }).catch(refused);
  stayUnlessMoved(params.courseId, course.slug, coursePath(course.slug));
  const reviews =
    course.rating === null
      ? null
      : await api<typeof reviewsContract>(visitor)('GET /catalogue/{slug}/reviews', {
          params: { slug: course.slug },
          query: {},
        }).catch(refused);
  const { project } = await api<typeof projectsContract>(visitor)('GET /catalogue/{slug}/project', {
    params: { slug: course.slug },
  }).catch(refused);
  const plans = await api<typeof membershipsContract>(visitor)('GET /plans').catch(refused);
  return {
    course,
    questions: questionsOf(course.faqs, schoolQuestions()),
    plans,
    project,
    reviews,
    card: cardPath({
      seed: course.slug,
      title: course.title.slice(0, 160),
      palette: course.palette,
      glyph: knownGlyph(course.icon),
    }),
  };
}

export function meta({ loaderData, error, params }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, 'Course Not Found');
  const { course, questions, plans, card } = loaderData;
  const path = coursePath(params.courseId);
  return pageMeta({
    title: course.title,
    description: course.description,
    path,
    card,
    structuredData: [
      courseData(
        course,
        plans.map(({ name, currentPrice, validity }) => ({
          name,
          price: currentPrice,
          lasting: validity === 'Lifetime',
        })),
      ),
      breadcrumbData([
        { label: 'Courses', path: '/courses' },
        { label: course.title, path },
      ]),
      questionsData(questions),
    ],
  });
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, questions, plans, project, reviews } = loaderData;
  const [card, cardPassed] = usePassed<HTMLElement>();
  const { author, admin } = standingOf(useIdentity());
  return (
    <>
      <CourseHero course={course} way={(author || admin) && <EditCourse slug={course.slug} />} />
      <div className="wrap course-layout">
        <BuyCard ref={card} course={course} plans={plans} />
        <div className="course-main">
          <LearningPoints
            heading="By the end you can"
            points={course.learningPoints.map((point) => ({ id: point, text: point }))}
          />
          <CourseOutline course={course} />
          {project && <CourseProjectPart project={project} />}
          <CompletionRule sections={course.sections} />
          <InstructorPanel instructor={course.instructor} />
          <Audience people={course.targetAudience} />
          {reviews && course.rating !== null && (
            <CourseReviews
              slug={course.slug}
              rating={course.rating}
              count={course.reviews}
              first={reviews}
            />
          )}
          <section aria-labelledby="questions-heading">
            <h2 id="questions-heading" className="heading-3">
              Questions people ask first
            </h2>
            <Accordion
              name="questions"
              openIndex={0}
              items={questions.map(({ question, answer }) => ({
                title: question,
                content: answer,
              }))}
            />
          </section>
        </div>
      </div>
      <BuyBar course={course} plans={plans} shown={cardPassed} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <CourseNotFound />
  ) : (
    <PageFailure error={error} />
  );
}
