import type { ReactNode } from 'react';
import { countText } from '#app/courses/course-facts.ts';
import { myCoursePath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Unbroken } from '#app/ui/base/unbroken.tsx';
import type { MyPath } from '../paths.contract.ts';
import { CertificateWay } from './certificate-way.tsx';
import './my-paths.css';

interface MyPathsProps {
  paths: readonly MyPath[];
  /** The ways to the other pages. */
  children: ReactNode;
}

/** The learning paths that a member has begun, each with its courses and the next thing to do. */
export const MyPaths = ({ paths, children }: MyPathsProps) => (
  <section className="stack" aria-labelledby="paths-heading">
    <h2 id="paths-heading" className="heading-3">
      Your learning paths
    </h2>
    <ul className="my-paths">
      {paths.map((path) => (
        <Card as="li" key={path.slug} className="my-path">
          <Path path={path} />
        </Card>
      ))}
    </ul>
    {children}
  </section>
);

function Path({ path }: { path: MyPath }) {
  const { slug, title, courses, certificate, withdrawnCertificate } = path;
  const finished = courses.filter((course) => course.finished).length;
  const next = courses.find((course) => !course.finished);
  const progress = `${finished} of ${countText(courses.length, 'course')}`;
  return (
    <>
      <h3 className="heading-4">
        <AppLink to={`/paths#${slug}`}>
          <Unbroken text={title} />
        </AppLink>
      </h3>
      <div className="stack my-path-progress">
        <p className="text-small text-soft">{progress}</p>
        <Progress
          label={`Progress in ${title}`}
          done={finished}
          total={courses.length}
          valueText={progress}
        />
      </div>
      <ol>
        {courses.map((course) => (
          <li key={course.slug}>
            <Icon
              name={course.finished ? 'circle-check' : 'circle'}
              className={course.finished ? 'my-path-finished' : undefined}
            />
            <span>
              <AppLink className="link" to={myCoursePath(course.slug)}>
                <Unbroken text={course.title} />
              </AppLink>
              {course.finished && <span className="visually-hidden">, finished</span>}
            </span>
          </li>
        ))}
      </ol>
      <div className="my-path-ways">
        {next && (
          <ButtonLink variant="secondary" wrap to={myCoursePath(next.slug)}>
            {`Next: ${next.title}`}
          </ButtonLink>
        )}
        {(!next || certificate || withdrawnCertificate) && (
          <CertificateWay
            kind="path"
            variant="secondary"
            {...{ slug, certificate, withdrawnCertificate }}
          />
        )}
      </div>
    </>
  );
}
