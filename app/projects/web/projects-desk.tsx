import type { ComponentType } from 'react';
import { useRevalidator } from 'react-router';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { TimeSince } from '#app/ui/base/time-since.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { DeskList } from '#app/ui/list/desk-list.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type {
  DeskTab,
  OpenSubmission,
  ProjectsDesk as Desk,
  WaitingSubmission,
} from '../desk.contract.ts';
import { SubmissionReview } from './submission-review.tsx';

type ProjectsDeskProps = {
  /** Draws a brief. */
  text: ComponentType<{ html: string }>;
} & ({ opened: OpenSubmission } | Listed);

interface Listed {
  course: string;
  show: DeskTab;
  desk: Desk;
}

const tabs = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'responded', label: 'Your responses' },
] as const;

/** Submissions that wait for a response, with their age; those that got one; or one of them. */
export function ProjectsDesk({ text, ...shown }: ProjectsDeskProps) {
  const { revalidate } = useRevalidator();
  const { addressWith } = useAddressQuery();
  return 'opened' in shown ? (
    <SubmissionReview
      key={shown.opened.submission.id}
      text={text}
      opened={shown.opened}
      leave={addressWith({ submission: '', page: '' })}
      onChanged={revalidate}
    />
  ) : (
    <SubmissionList {...shown} />
  );
}

function SubmissionList({ course, show, desk }: Listed) {
  const { filter } = useAddressQuery();
  const { submissions, courses, pages } = desk;
  const known = course === '' || courses.some(({ id }) => id === course);
  return (
    <DeskList label="Show" name="show" tabs={tabs} current={show} pages={pages}>
      {show === 'waiting' && (courses.length > 1 || course !== '') && (
        <SelectField
          label="Course"
          className="form-width"
          value={course}
          onChange={({ currentTarget }) => filter({ course: currentTarget.value })}
          options={[
            { value: '', label: 'All courses' },
            ...courses.map(({ id, title }) => ({ value: id, label: title })),
            ...(known ? [] : [{ value: course, label: 'A course with nothing waiting' }]),
          ]}
        />
      )}
      {submissions.length > 0 ? (
        <Card>
          <Table
            caption={
              show === 'waiting'
                ? 'Submitted projects, the oldest first'
                : 'Projects you responded to, the newest response first'
            }
            columns={columns}
            rows={submissions}
            keyOf={({ id }) => id}
          />
        </Card>
      ) : (
        <EmptyState scene="clear" heading={emptyHeading(show, course)}>
          {show === 'waiting'
            ? 'A project that a learner submits waits here for a response.'
            : 'Projects that you respond to are listed here.'}
        </EmptyState>
      )}
    </DeskList>
  );
}

function emptyHeading(show: Listed['show'], course: string): string {
  if (show === 'responded') return 'You have not responded to a project yet';
  return course === '' ? 'No projects are waiting' : 'No projects of this course are waiting';
}

const columns: readonly Column<WaitingSubmission>[] = [
  { name: 'Project', cell: (submission) => <SubmissionLink {...submission} /> },
  { name: 'Learner', cell: ({ name }) => name },
  { name: 'Course', wideOnly: true, cell: ({ course }) => course },
  { name: 'Attempt', wideOnly: true, numeric: true, cell: ({ attempt }) => attempt },
  { name: 'Submitted', cell: ({ submittedAt }) => <TimeSince instant={submittedAt} /> },
];

function SubmissionLink({ id, title }: WaitingSubmission) {
  const { addressWith } = useAddressQuery();
  return (
    <AppLink className="link" to={addressWith({ submission: id, page: '' })}>
      {title}
    </AppLink>
  );
}
