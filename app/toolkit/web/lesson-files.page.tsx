import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { sizeText } from '#app/shared/size-text.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { BackLink } from '#app/ui/base/back-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { IconLink } from '#app/ui/base/icon-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { FilterForm, SearchFilter, SelectFilter } from '#app/ui/list/filter-form.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { lessonFilesPath, toolkitPath } from '../addresses.ts';
import type { LessonFiles, lessonFilesContract } from '../lesson-files.contract.ts';
import type { Route } from './+types/lesson-files.page';
import './file-list.css';

const call = api<typeof lessonFilesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Lesson files',
    description: 'The files that authors have put into their lessons.',
    path: lessonFilesPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const read = (name: string) => (searchParams.get(name) ?? '').slice(0, 100);
  const query = { q: read('q'), topic: read('topic'), page: pageNumberIn(searchParams) };
  return personalAnswer(() => call('GET /toolkit/lesson-files', { query }));
};

export default function LessonFilesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="stack">
      <BackLink to={toolkitPath}>Toolkit</BackLink>
      <h1 className="heading-2">Lesson files</h1>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The files did not load"
      >
        {(answer) => <Files {...answer} />}
      </Personal>
    </div>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function Files({ files, page, pages, counted, topics }: LessonFiles) {
  const { addressOf, read, clear } = useAddressQuery();
  const filtered = Boolean(read('q') || read('topic'));
  if (files.length === 0 && !filtered)
    return (
      <EmptyState scene="scope" heading="No lesson has a file yet">
        Everything that comes with the lessons so far is in the toolkit.
      </EmptyState>
    );
  return (
    <>
      <FilterForm>
        <SearchFilter name="q" label="Search" placeholder="A file, a lesson or a course" />
        <SelectFilter
          name="topic"
          label="Topic"
          options={topics.map((topic) => ({ value: topic, label: topic }))}
        />
      </FilterForm>
      {files.length === 0 ? (
        <EmptyState
          scene="scope"
          heading="No file matches"
          action={
            <Button variant="quiet" onClick={clear}>
              Show every file
            </Button>
          }
        >
          Try fewer words, or a word of the lesson’s title.
        </EmptyState>
      ) : (
        <ul className="toolkit-files">
          {files.map((file) => (
            <FileRow key={`${file.id} ${file.lesson.path}`} file={file} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} counted={counted} addressOf={addressOf} />
    </>
  );
}

const FileRow = ({
  file: { name, size, addedAt, address, lesson },
}: {
  file: LessonFiles['files'][number];
}) => (
  <li className="toolkit-file">
    <span className="toolkit-file-tile toolkit-file-md">
      {name.split('.').at(-1)?.toUpperCase()}
    </span>
    <div>
      <h2 className="strong">{name}</h2>
      <p className="text-small text-soft">
        <AppLink className="link" to={lesson.path}>
          {lesson.title}
        </AppLink>{' '}
        in {lesson.course}
      </p>
    </div>
    <p className="toolkit-file-facts text-tiny text-faint">
      <span className="tabular">{sizeText(size)}</span>
      <span>
        Added <LocalTime instant={addedAt} format="date" />
      </span>
    </p>
    <IconLink
      label={`Download ${name}`}
      icon={<Icon name="download" />}
      outlined
      to={address}
      download={name}
    />
  </li>
);
