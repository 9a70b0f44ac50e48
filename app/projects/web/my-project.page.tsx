import { useRevalidator } from 'react-router';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { ProjectOnPage } from '#app/member-pages/web/project-on-page.tsx';
import { myCoursePath, myCoursesPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { projectPath } from '../addresses.ts';
import type { MyProject, projectsContract } from '../contract.ts';
import { pointsOf } from '../points.ts';
import type { Route } from './+types/my-project.page';
import type { Upload } from './file-field.tsx';
import { OwnAttempts } from './own-attempts.tsx';
import { Rubric } from './rubric.tsx';
import { SubmissionForm } from './submission-form.tsx';

const call = api<typeof projectsContract>();

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  pageMeta({
    title:
      loaderData?.status === 'ready' ? (loaderData.data.project?.title ?? 'Project') : 'Project',
    description: 'What you build in this course, and what your reviewer says.',
    path: projectPath(params.courseSlug),
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(() =>
    call('GET /learning/courses/{slug}/project', { params: { slug: params.courseSlug } }),
  );

/** The code that sends files is fetched once somebody chooses one. */
const upload =
  (slug: string): Upload =>
  async (file, way) => {
    const { sendBytes } = await import('#app/media/web/upload.ts');
    const begin = (body: { name: string; size: number; fingerprint: string }) =>
      call('POST /learning/courses/{slug}/project/files', { params: { slug }, body });
    return sendBytes(file, begin, way);
  };

export default function MyProjectPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === 'failed' && loaderData.failure.code === 'courses/not-found')
    return (
      <EmptyState
        bare
        level={1}
        scene="lost"
        heading="Course not found"
        action={<ButtonLink to={myCoursesPath}>Back to My Courses</ButtonLink>}
      />
    );
  return (
    <Personal
      answer={loaderData}
      withHeading
      skeleton={<Outline />}
      failedHeading="The project did not load"
    >
      {(shown) => <Project {...shown} />}
    </Personal>
  );
}

const Outline = () => (
  <>
    <h1 className="visually-hidden">Project</h1>
    <DeskOutline />
  </>
);

export const HydrateFallback = Outline;

function Project({ course, project, attempts }: MyProject) {
  const { revalidate } = useRevalidator();
  const [newest, ...earlier] = attempts;
  const waits = newest?.response === null;
  // Whoever comes back reads the response first.
  const latest = newest && (
    <OwnAttempts heading="Your latest attempt" attempts={[newest]} onChanged={revalidate} />
  );
  return (
    <div className="stack my-project">
      <BackLink to={myCoursePath(course.slug)}>{course.title}</BackLink>
      {project ? (
        <>
          <h1 className="heading-2">{project.title}</h1>
          {latest}
          {newest?.response && <ProjectOnPage submission={newest.id} />}
          <LessonText html={project.html} />
          <h2 className="heading-3">How it is judged</h2>
          <p className="text-soft">
            Up to {pointsOf(project.criteria)} points. They are for you to learn from: your
            certificate does not depend on them.
          </p>
          <Rubric criteria={project.criteria} />
          {!waits && (
            <>
              <h2 className="heading-3">{attempts.length > 0 ? 'Submit again' : 'Submit'}</h2>
              <SubmissionForm
                key={attempts.length}
                course={course.slug}
                project={project}
                upload={upload(course.slug)}
                before={newest}
                onSent={revalidate}
              />
            </>
          )}
        </>
      ) : (
        <>
          <h1 className="heading-2">Project</h1>
          <p className="text-soft">This course has no project to submit at the moment.</p>
          {latest}
        </>
      )}
      {earlier.length > 0 && (
        <OwnAttempts heading="Earlier attempts" attempts={earlier} onChanged={revalidate} />
      )}
    </div>
  );
}
