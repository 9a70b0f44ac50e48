import { useState } from 'react';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { peopleText } from '#app/shared/few-people.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { projectsDesk, questionsDesk } from '#app/shared/redirects.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { DeskFrame, OwnDesk } from '#app/ui/frame/own-desk.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { authorsContract, OwnCourses } from '../authors.contract.ts';
import type { Route } from './+types/own-courses.page';

const NewCourseDialog = later(
  partOf(() => import('#app/courses/web/new-course-dialog.tsx'), 'NewCourseDialog'),
);

const call = api<typeof authorsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Teach',
    description: 'The courses that are yours to write.',
    path: '/teach',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(() => call('GET /authoring/courses', { query: { page } }), {
    only: 'author',
  });
};

export default function OwnCoursesPage({ loaderData }: Route.ComponentProps) {
  const [beginning, setBeginning] = useState(false);
  const begin = () => setBeginning(true);
  return (
    <>
      <OwnDesk
        heading="Your courses"
        ways={<Ways onBegin={begin} />}
        answer={loaderData}
        failedHeading="Your courses did not load"
      >
        {(own) => <CourseList {...own} onBegin={begin} />}
      </OwnDesk>
      {beginning && (
        <NewCourseDialog
          begin={(body) => call('POST /authoring/courses', { body })}
          onClose={() => setBeginning(false)}
        />
      )}
    </>
  );
}

export const HydrateFallback = () => <DeskFrame heading="Your courses" ways={<Ways />} />;

const Ways = ({ onBegin }: { onBegin?: () => void }) => (
  <>
    <ButtonLink variant="quiet" to={questionsDesk}>
      <Icon name="message-circle-question-mark" /> Questions
    </ButtonLink>
    <ButtonLink variant="quiet" to={projectsDesk}>
      <Icon name="list-checks" /> Projects
    </ButtonLink>
    <ButtonLink variant="quiet" to="/teach/media">
      <Icon name="image" /> Your media
    </ButtonLink>
    <Button thruster={<Icon name="plus" />} aria-disabled={!onBegin} onClick={onBegin}>
      New course
    </Button>
  </>
);

const columns: readonly Column<OwnCourses['courses'][number]>[] = [
  {
    name: 'Course',
    cell: ({ id, title, published, changed }) => (
      <>
        <AppLink className="link" to={authorDeskPath(id)}>
          {title}
        </AppLink>{' '}
        {!published && <Badge kind="neutral">Not on sale</Badge>}{' '}
        {changed && <Badge kind="gold">Unpublished changes</Badge>}
      </>
    ),
  },
  { name: 'Learners', numeric: true, cell: ({ learners }) => peopleText(learners) },
];

function CourseList({ courses, page, pages, onBegin }: OwnCourses & { onBegin: () => void }) {
  const { addressOf } = useAddressQuery();
  return (
    <>
      {courses.length > 0 ? (
        <Card>
          <Table caption="Your courses" columns={columns} rows={courses} keyOf={({ id }) => id} />
        </Card>
      ) : (
        <EmptyState
          scene="empty"
          heading="You have no courses yet"
          action={<Button onClick={onBegin}>Begin a course</Button>}
        >
          Begin one of your own, or ask an admin to add you to the authors of another.
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </>
  );
}
