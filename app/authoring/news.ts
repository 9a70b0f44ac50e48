import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { newsKind } from '#app/shared/news.ts';

const category = { id: 'authoring', label: 'Courses you write', about: 'courses that you write' };

interface ScheduledNews {
  course: string;
  courseId: string;
  /** The time that somebody had set. */
  at: string;
}

const toDesk = ({ courseId }: ScheduledNews) => ({
  href: authorDeskPath(courseId),
  label: 'Open the desk',
});

export const authoringNews = {
  'published-later': newsKind<ScheduledNews>({
    category,
    mailed: true,
    title: ({ course }) => `${course} was published`,
    text: ({ at }) => `This was scheduled for ${instantText(at)}. Learners have it now.`,
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
