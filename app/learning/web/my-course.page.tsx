import { lessonsOf } from '#app/courses/course-facts.ts';
import { questionsOf } from '#app/courses/course-questions.ts';
import { schoolQuestions } from '#app/courses/web/school-questions.ts';
import { Audience } from '#app/courses/web/audience.tsx';
import { CompletionRule } from '#app/courses/web/completion-rule.tsx';
import { InstructorPanel } from '#app/courses/web/instructor-panel.tsx';
import { LearningPoints } from '#app/courses/web/learning-points.tsx';
import { myCoursePath, myCoursesPath } from '#app/shared/addresses.ts';
import type { projectsContract, ProjectSummary } from '#app/projects/contract.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Accordion } from '#app/ui/base/accordion.tsx';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import type { Route } from './+types/my-course.page';
import type { learningContract, MyCourse } from '../contract.ts';
import { isHalfDone } from '../progress.ts';
import { stillOpen } from '../still-open.ts';
import { ContinueCard } from './continue-card.tsx';
import { CourseContent } from './course-content.tsx';
import { CourseTop } from './course-top.tsx';
import './my-course.page.css';

const call = api<typeof learningContract & typeof projectsContract>();
const CourseMissing = later(partOf(() => import('./course-missing.tsx'), 'CourseMissing'));
// So far down the page that nobody sees it arrive.
const ProjectEntry = later(
  partOf(() => import('#app/projects/web/project-entry.tsx'), 'ProjectEntry'),
);
const OwnReview = later(partOf(() => import('#app/reviews/web/own-review.tsx'), 'OwnReview'));

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.status === 'ready' ? loaderData.data.course.title : 'My Courses';
  return pageMeta({
    title,
    description: 'One of your courses, and how far you have got.',
    path: myCoursePath(params.courseSlug),
    indexed: false,
  });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const asked = { params: { slug: params.courseSlug } };
  return personalAnswer(async () => {
    const [course, project] = await Promise.all([
      call('GET /learning/courses/{slug}', asked),
      call('GET /learning/courses/{slug}/project/summary', asked).catch(noProject),
    ]);
    return { ...course, project };
  });
}

/** A course that is not on sale any more shows none. Any other failure is the page's. */
function noProject(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.code === 'courses/not-found') return null;
  throw failure;
}

export default function MyCoursePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === 'failed' && loaderData.failure.code === 'courses/not-found')
    return <CourseMissing />;
  return (
    <>
      <Back />
      <Personal
        answer={loaderData}
        withHeading
        skeleton={<Outline />}
        failedHeading="The course did not load"
      >
        {(data) => <Course {...data} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Back />
    <Outline />
  </>
);

function Course({
  course,
  progress,
  completed,
  passed,
  saved,
  certificate,
  withdrawnCertificate,
  project,
}: MyCourse & { project: ProjectSummary | null }) {
  const lessons = lessonsOf(course);
  const missing = stillOpen(progress);
  return (
    <div className="my-course">
      <CourseTop course={course} progress={progress} completed={completed} />
      <ContinueCard
        course={course}
        progress={progress}
        completed={completed}
        saved={saved}
        certificate={certificate}
        withdrawnCertificate={withdrawnCertificate}
        first={lessons.find((lesson) => lesson.written)}
      />
      <div className="my-course-blocks">
        <LearningPoints
          heading="What you'll learn"
          points={lessons.map(({ id, title }) => ({
            id,
            text: title,
            done: completed.includes(id),
          }))}
        />
        <CourseContent course={course} progress={progress} completed={completed} passed={passed} />
        {project && <ProjectEntry course={course.slug} {...project} />}
        <CompletionRule sections={course.sections}>
          {missing && progress.lessonsTotal > 0 && !progress.finished && (
            <p className="strong">Still missing for your certificate: {missing}.</p>
          )}
        </CompletionRule>
        <InstructorPanel instructor={course.instructor} />
        <Audience people={course.targetAudience} />
        <section aria-labelledby="questions-heading">
          <h2 id="questions-heading" className="heading-3">
            Frequently asked questions
          </h2>
          <Accordion
            name="questions"
            items={questionsOf(course.faqs, schoolQuestions()).map(({ question, answer }) => ({
              title: question,
              content: answer,
            }))}
          />
        </section>
        {/* Last, because it appears later than the rest. */}
        {(isHalfDone(progress) || certificate) && (
          <OwnReview key={course.slug} slug={course.slug} />
        )}
      </div>
    </div>
  );
}

const Back = () => <BackLink to={myCoursesPath}>My Courses</BackLink>;

const Outline = () => (
  <div className="my-course" aria-busy="true">
    <div className="course-top">
      <h1 className="visually-hidden">Course</h1>
      <Skeleton shape="cover" className="course-top-picture" />
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
    <Skeleton shape="panel" />
  </div>
);
