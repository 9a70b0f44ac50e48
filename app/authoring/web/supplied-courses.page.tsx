import { useState, type ReactNode } from 'react';
import { countText } from '#app/courses/course-facts.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import type { SuppliedCourse, suppliedCoursesContract } from '../supplied-courses.contract.ts';
import type { Route } from './+types/supplied-courses.page';

const call = api<typeof suppliedCoursesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Courses from upgrades',
    description: 'Courses that an upgrade brought.',
    path: '/admin/courses/supplied',
    indexed: false,
  });

export const clientLoader = () =>
  personalAnswer(() => call('GET /authoring/supplied-courses'), { only: 'admin' });

export default function SuppliedCoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="These courses did not load"
      >
        {({ courses }) =>
          courses.length > 0 ? (
            courses.map((course) => <Supplied key={course.slug} course={course} />)
          ) : (
            <EmptyState scene="clear" heading="You have all of them">
              When an upgrade brings another course, you can add it here.
            </EmptyState>
          )
        }
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <DeskOutline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="stack">
    <h1 className="visually-hidden">Courses from upgrades</h1>
    <Breadcrumb
      items={[
        { label: 'Courses', to: '/admin/courses' },
        { label: 'Add courses', to: '/admin/courses/import' },
        { label: 'Courses from upgrades' },
      ]}
    />
    {children}
  </div>
);

/** It stays in the list after it was added, with the way to its desk. */
function Supplied({ course: { slug, title, description, lessons } }: { course: SuppliedCourse }) {
  const [added, setAdded] = useState<string>();
  const add = async () => {
    const { id } = await call('POST /authoring/supplied-courses/{slug}', { params: { slug } });
    setAdded(id);
    toast.success('Course added');
  };
  return (
    <Card as="section" className="stack" aria-labelledby={slug}>
      <h2 id={slug} className="heading-4">
        {title}
      </h2>
      <p>{description}</p>
      <p className="text-small text-soft">{countText(lessons, 'lesson')}</p>
      <div role="status">
        {added && (
          <Note kind="ok">
            Added at the end of the catalogue. It is not on sale until you publish it.{' '}
            <AppLink className="link" to={authorDeskPath(added)}>
              Open {title}
            </AppLink>
          </Note>
        )}
      </div>
      {!added && (
        <div className="row">
          <SendButton onSend={add}>
            Add <span className="visually-hidden">{title}</span>
          </SendButton>
        </div>
      )}
    </Card>
  );
}
