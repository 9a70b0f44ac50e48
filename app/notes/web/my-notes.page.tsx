import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { MyNotes, notesContract } from '../contract.ts';
import { noteTabs, type NoteTab } from '../note-tabs.ts';
import type { Route } from './+types/my-notes.page';
import { BookmarkList } from './bookmark-list.tsx';
import { NotedCourseList } from './noted-course-list.tsx';
import './my-notes.page.css';

const call = api<typeof notesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Notes',
    description: 'Your notes and bookmarks from all courses.',
    path: '/dashboard/notes',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('show');
  const show = noteTabs.find((tab) => tab === asked) ?? 'all';
  const q = (searchParams.get('q') ?? '').slice(0, 100);
  return personalAnswer(async () => ({
    show,
    q,
    found: await call('GET /notes', { query: { show, q, page: pageNumberIn(searchParams) } }),
  }));
};

export default function MyNotesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="Your notes did not load">
      {(answer) => <Notes {...answer} />}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <div className="my-notes" aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
  </div>
);

async function downloadNotes() {
  saveFile({ name: 'notes.md', text: await call('GET /notes/file'), type: 'text/markdown' });
  toast.success('Notes downloaded');
}

const labels: Readonly<Record<NoteTab, string>> = {
  all: 'All',
  notes: 'Notes',
  bookmarks: 'Bookmarks',
};

function Notes({ show, q, found }: { show: NoteTab; q: string; found: MyNotes }) {
  const { counts, courses, bookmarks, page, pages } = found;
  const { addressWith, addressOf, filter } = useAddressQuery();
  const nothing = counts.notes + counts.bookmarks === 0;
  if (nothing && !q)
    return (
      <EmptyState scene="empty" heading="Nothing noted yet">
        Open “Your notes” in a lesson to write one (N on a keyboard), select a passage to highlight
        it (H on a keyboard), or bookmark the lesson to find it here.
      </EmptyState>
    );
  return (
    <div className="my-notes">
      <SendButton variant="quiet" className="my-notes-download" onSend={downloadNotes}>
        <Icon name="download" />
        Download notes
      </SendButton>
      <div className="my-notes-tools">
        <SearchBox
          label="Search notes and bookmarks"
          hideLabel
          placeholder="A word you remember"
          value={q}
          onSearch={(words) => filter({ q: words }, { replace: true })}
        />
        <SegmentedLinks
          label="Show"
          links={noteTabs.map((tab) => ({
            to: addressWith({ show: tab === 'all' ? '' : tab, page: '' }),
            label: labels[tab],
            count: tab === 'all' ? undefined : counts[tab],
            current: tab === show,
          }))}
        />
      </div>
      {nothing && (
        <EmptyState scene="scope" heading="No note or bookmark matches">
          Try fewer or shorter words.
        </EmptyState>
      )}
      <div className="my-notes-lists">
        {courses.length > 0 && <NotedCourseList courses={courses} />}
        {bookmarks.length > 0 && (
          <BookmarkList
            bookmarks={bookmarks}
            total={counts.bookmarks}
            all={show === 'all' ? addressWith({ show: 'bookmarks', page: '' }) : undefined}
          />
        )}
      </div>
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </div>
  );
}
