import { countText } from '#app/courses/course-facts.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Art } from '#app/ui/art/art.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { Toolkit, toolkitContract } from '../contract.ts';
import { lessonFilesPath } from '../addresses.ts';
import { kindLabels } from '../file-looks.ts';
import { shelfLabel, shelves } from '../shelves.ts';
import { fileKinds, topicLabels, topics, wordsToTry } from '../topics.ts';
import type { Route } from './+types/toolkit.page';
import { BeyondPanels } from './beyond-panels.tsx';
import { FileList } from './file-list.tsx';
import { TopicTiles } from './topic-tiles.tsx';
import './toolkit.page.css';

const call = api<typeof toolkitContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Toolkit',
    description: 'Templates, checklists and calculators to use in your own work.',
    path: '/dashboard/toolkit',
    indexed: false,
  });

function chosenIn(query: URLSearchParams) {
  const read = <Name extends string>(name: string, names: readonly Name[]) =>
    names.find((each) => each === query.get(name));
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    topic: read('topic', topics),
    kind: read('kind', fileKinds),
    shelf: read('shelf', shelves),
    file: query.get('file')?.slice(0, 80) || undefined,
  };
}

type Chosen = ReturnType<typeof chosenIn>;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const chosen = chosenIn(searchParams);
  const page = pageNumberIn(searchParams);
  return personalAnswer(async () => ({
    chosen,
    toolkit: await call('GET /toolkit', { query: { ...chosen, page } }),
  }));
};

export default function ToolkitPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<Outline />}
      failedHeading="The toolkit did not load"
      withHeading
    >
      {(answer) => <Shelves {...answer} />}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <div className="toolkit" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

function Shelves({ chosen, toolkit }: { chosen: Chosen; toolkit: Toolkit }) {
  const { addressWith, filter } = useAddressQuery();
  const { q, topic, kind, shelf, file } = chosen;
  const filtered = Boolean(q || topic || kind || shelf || file);
  return (
    <div className="toolkit">
      <Panel as="section" field="mint" className="toolkit-poster" aria-labelledby="toolkit-heading">
        <div className="toolkit-poster-words">
          <h1 id="toolkit-heading" className="heading-2">
            Take what you need.
          </h1>
          <p>
            {countText(toolkit.open, 'file')} for you: templates, checklists and calculators. Change
            them, and use them in paid work.
          </p>
          <SearchBox
            label="Search the toolkit"
            hideLabel
            placeholder={wordsToTry.join(', ')}
            value={q}
            onSearch={(words) => filter({ q: words, file: '' }, { replace: true })}
          />
        </div>
        <Art kind="scene" seed="shelf" className="toolkit-poster-art" />
      </Panel>
      {!filtered && toolkit.page === 1 && (
        <section className="toolkit-part" aria-labelledby="start-heading">
          <h2 id="start-heading" className="heading-4">
            Start with these three
          </h2>
          <FileList files={toolkit.start} />
        </section>
      )}
      {!file && (
        <section className="toolkit-part" aria-labelledby="topics-heading">
          <div className="toolkit-part-head">
            <h2 id="topics-heading" className="heading-4">
              By topic
            </h2>
            <SegmentedLinks
              label="Kind of file"
              links={[undefined, ...fileKinds].map((each) => ({
                to: addressWith({ kind: each ?? '', page: '' }),
                label: each ? kindLabels[each] : 'Everything',
                current: each === kind,
              }))}
            />
          </div>
          <TopicTiles
            topics={toolkit.topics}
            current={topic}
            addressOf={(each) => addressWith({ topic: each ?? '', page: '' })}
          />
        </section>
      )}
      <Found chosen={chosen} toolkit={toolkit} filtered={filtered} />
      {!filtered && (
        <BeyondPanels
          shelves={toolkit.beyond}
          addressOf={(each) => addressWith({ shelf: each, page: '' })}
        />
      )}
    </div>
  );
}

function nothingFound({ file, q }: Chosen): { heading: string; advice: string } {
  if (file)
    return { heading: 'This file is no longer here.', advice: 'Another one may do the same job.' };
  if (q)
    return {
      heading: `No file mentions “${q}”.`,
      advice: 'Try the thing that it is for, or fewer words.',
    };
  return { heading: 'No file is both.', advice: 'Try one choice less.' };
}

interface FoundProps {
  chosen: Chosen;
  toolkit: Toolkit;
  filtered: boolean;
}

function Found({ chosen, toolkit: { files, found, page, pages }, filtered }: FoundProps) {
  const { addressOf, clear } = useAddressQuery();
  const { q, topic, kind, shelf, file } = chosen;
  const showAll = (
    <Button variant="quiet" onClick={clear}>
      Show every file
    </Button>
  );
  if (files.length === 0) {
    const { heading, advice } = nothingFound(chosen);
    return (
      <EmptyState scene="scope" heading={heading} action={showAll}>
        {advice}
        {q && (
          <>
            {' '}
            Or look in the{' '}
            <AppLink className="link" to={`${lessonFilesPath}?${new URLSearchParams({ q })}`}>
              lesson files
            </AppLink>
            .
          </>
        )}
      </EmptyState>
    );
  }
  const of = [shelf && shelfLabel(shelf), topic && topicLabels[topic], kind && kindLabels[kind]]
    .filter((each) => each !== undefined)
    .join(', ');
  return (
    <section className="toolkit-part" aria-labelledby="files-heading">
      <div className="toolkit-part-head">
        <h2 id="files-heading" className="heading-4">
          {file ? 'For your lesson' : of || (q ? 'Found' : 'The whole toolkit')}
        </h2>
        <p role="status" className="text-small text-soft">
          {countText(found, 'file')}
        </p>
        {filtered && showAll}
      </div>
      <FileList files={files} />
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {!filtered && (
        <p className="text-small text-soft">
          Files that authors added to their lessons are in the{' '}
          <AppLink className="link" to={lessonFilesPath}>
            lesson files
          </AppLink>
          .
        </p>
      )}
    </section>
  );
}
