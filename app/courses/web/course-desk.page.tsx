import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { courseDeskContract, DeskCourse, DeskCourses } from '../desk.contract.ts';
import type { Route } from './+types/course-desk.page';
import { DeskTable } from './desk-table.tsx';
import './course-desk.page.css';

const NewCourseDialog = later(partOf(() => import('./new-course-dialog.tsx'), 'NewCourseDialog'));
const MoveDialog = later(partOf(() => import('./move-dialog.tsx'), 'MoveDialog'));
const WaitingNote = later(
  partOf(() => import('#app/announcements/web/waiting-note.tsx'), 'WaitingNote'),
);
const PublishDialog = later(partOf(() => import('./publish-dialog.tsx'), 'PublishDialog'));

const call = api<typeof courseDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Courses',
    description: 'Publish, edit and order courses.',
    path: '/admin/courses',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('show');
  const show = asked === 'published' || asked === 'unpublished' ? asked : 'all';
  const query = {
    show,
    search: (searchParams.get('search') ?? '').slice(0, 100),
    page: pageNumberIn(searchParams),
  } as const;
  return personalAnswer(() => call('GET /admin/courses', { query }), { only: 'admin' });
};

export default function CourseDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The courses did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const tabs = ['all', 'published', 'unpublished'] as const;
const tabNames = { all: 'All', published: 'Published', unpublished: 'Unpublished' };

function Desk({ courses, pages, counts }: DeskCourses) {
  const { query, read, filter } = useAddressQuery();
  const { revalidate } = useRevalidator();
  const loading = useNavigation().state === 'loading';
  const [publishing, setPublishing] = useState<DeskCourse>();
  const [leaving, setLeaving] = useState<DeskCourse>();
  const [beginning, setBeginning] = useState(false);
  const [moving, setMoving] = useState<DeskCourse>();

  const publish = async ({ id, version, title }: DeskCourse, published: boolean) => {
    await call('PUT /admin/courses/{id}/publication', {
      params: { id },
      body: { published, version },
    });
    toast.success(published ? `Published: ${title}` : `Taken down: ${title}`);
    await revalidate();
  };
  const move = async ({ id, title }: DeskCourse, place: number) => {
    const moved = await call('PUT /admin/courses/{id}/place', { params: { id }, body: { place } });
    toast.success(`${title}: now at position ${moved.place}`);
    await revalidate();
  };
  const orTell = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) => toast.error(failureText(failure)));

  return (
    <DeskList
      label="Which courses"
      name="show"
      tabs={tabs.map((value) => ({ value, label: tabNames[value], count: counts[value] }))}
      current={tabs.find((value) => value === read('show')) ?? 'all'}
      action={
        <span className="row">
          <ButtonLink variant="quiet" to="/admin/courses/figures">
            <Icon name="chart-column" />
            Figures
          </ButtonLink>
          <ButtonLink variant="quiet" to="/admin/courses/import">
            <Icon name="braces" />
            Add courses from JSON
          </ButtonLink>
          <Button thruster={<Icon name="plus" />} onClick={() => setBeginning(true)}>
            New course
          </Button>
        </span>
      }
      pages={pages}
    >
      <form className="desk-search" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox
          label="Search"
          hideLabel
          placeholder="Search title or slug"
          value={read('search')}
          onSearch={(text) => filter({ search: text }, { replace: true })}
        />
        {courses.length > 1 && (
          <p className="text-small text-soft">The site shows them in this order.</p>
        )}
      </form>
      {courses.length > 0 ? (
        <Card className="desk-sheet" aria-busy={loading}>
          <DeskTable
            courses={courses}
            onPublish={setPublishing}
            onTakeDown={setLeaving}
            onMove={(course, place) => (place ? orTell(move(course, place)) : setMoving(course))}
          />
        </Card>
      ) : (
        <EmptyState scene="scope" heading="No courses here">
          {emptyText(query)}
        </EmptyState>
      )}
      {beginning && (
        <NewCourseDialog
          begin={(body) => call('POST /admin/courses', { body })}
          onClose={() => setBeginning(false)}
        />
      )}
      {moving && (
        <MoveDialog
          course={moving}
          onClose={() => setMoving(undefined)}
          onMove={(place) => move(moving, place)}
        />
      )}
      {publishing && (
        <PublishDialog
          course={publishing}
          onClose={() => setPublishing(undefined)}
          onPublish={() => publish(publishing, true)}
        >
          <WaitingNote courseId={publishing.id} />
        </PublishDialog>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Take this course down?"
        action="Take down"
        onConfirm={async () => leaving && publish(leaving, false)}
      >
        “{leaving?.title}” disappears from the site, for members too. Their progress is kept, and
        comes back once you publish it again.
      </ConfirmDialog>
    </DeskList>
  );
}

function emptyText(query: URLSearchParams): string {
  if (query.get('search')) return 'No course matches this search.';
  if (query.get('show') === 'unpublished') return 'Every course is on sale.';
  return 'Begin one, or add some from JSON, and they appear here.';
}
