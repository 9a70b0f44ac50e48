import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { myCoursePath } from '#app/shared/addresses.ts';
import { newsKind } from '#app/shared/news.ts';

const category = { id: 'reviews', label: 'Reviews', about: 'reviews of courses' };

interface OwnReviewNews {
  course: string;
  slug: string;
}

const toOwn = ({ slug }: OwnReviewNews) => ({ href: myCoursePath(slug), label: 'See your review' });

export const reviewNews = {
  'course-reviewed': newsKind<{ course: string; courseId: string; stars: number }>({
    category,
    mailed: true,
    title: ({ course }) => `A new review of ${course}`,
    text: ({ course, stars }) =>
      `A learner gave ${course} ${stars === 1 ? '1 star' : `${stars} stars`}. You can read the review and reply to it on the course’s desk, under Reviews.`,
    link: ({ courseId }) => ({ href: authorDeskPath(courseId), label: 'Open the desk' }),
  }),
  'review-answered': newsKind<OwnReviewNews>({
    category,
    mailed: true,
    title: ({ course }) => `A reply to your review of ${course}`,
    text: () => 'An author of the course has replied to your review.',
    link: toOwn,
  }),
  'review-hidden': newsKind<OwnReviewNews & { reason: string }>({
    category,
    mailed: true,
    title: ({ course }) => `Your review of ${course} was hidden`,
    text: ({ reason }) =>
      `Nobody but you and the course’s authors can see it, and it no longer counts. Reason: ${reason.replace(/\.$/, '')}. If you think that is wrong, write to us and a person will look again.`,
    link: toOwn,
  }),
};
