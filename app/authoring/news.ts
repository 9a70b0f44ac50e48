import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { newsKind, type NewsCategory } from '#app/shared/news.ts';

/** Admins get these mails too, about publications that they have scheduled. */
const category: NewsCategory = {
  id: 'authoring',
  label: 'Courses you write',
  about: 'courses that you write',
  only: ['author', 'admin'],
};

/** For admins: only they put a course on sale. */
const forAdmins: NewsCategory = {
  id: 'courses-off-sale',
  label: 'Content of courses that are not on sale',
  about: 'content that authors publish in courses that are not on sale',
  only: ['admin'],
};

interface ScheduledNews {
  course: string;
  courseId: string;
  /** The time that somebody had set. */
  at: string;
}

const toDesk = ({ courseId }: { courseId: string }) => ({
  href: authorDeskPath(courseId),
  label: 'Open the desk',
});

export const authoringNews = {
  /** Without a name: it would stay in admins' mailboxes after its owner has left. */
  'content-off-sale': newsKind<{ course: string; courseId: string; slug: string }>({
    category: forAdmins,
    mailed: true,
    title: ({ course }) => `An author published the content of ${course}, which is not on sale`,
    text: () =>
      'Learners get it once an admin puts the course on sale. We write about a course at most once a day.',
    link: ({ slug }) => ({
      href: `/admin/courses?${new URLSearchParams({ show: 'unpublished', search: slug })}`,
      label: 'Find it in the list',
    }),
    otherLink: toDesk,
  }),
  // Without `onSale` in those stored before.
  'published-later': newsKind<ScheduledNews & { onSale?: boolean }>({
    category,
    mailed: true,
    title: ({ course }) => `${course} was published`,
    text: ({ at, onSale = true }) =>
      `This was scheduled for ${instantText(at)}. ${onSale ? 'Learners have it now.' : 'Learners get it once an admin puts the course on sale.'}`,
    link: toDesk,
  }),
  'not-published-later': newsKind<ScheduledNews & { because: string }>({
    category,
    mailed: true,
    title: ({ course }) => `${course} was not published`,
    text: ({ at, because }) =>
      `This was scheduled for ${instantText(at)}, but ${because} Nothing has changed for learners, and your draft is still there. Open Publish on the course’s desk to see what can be published.`,
    link: toDesk,
  }),
};
