import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Stars } from '#app/ui/base/stars.tsx';
import type { Reviews } from '../contract.ts';
import { ReviewItem } from './review-item.tsx';

const MoreReviews = later(partOf(() => import('./more-reviews.tsx'), 'MoreReviews'));

interface CourseReviewsProps {
  slug: string;
  rating: number;
  /** How many people gave it. */
  count: number;
  /** The first page. */
  first: Reviews;
}

/** What learners say about a course, on its page. */
export const CourseReviews = ({ slug, rating, count, first }: CourseReviewsProps) => (
  <section aria-labelledby="reviews-heading">
    <h2 id="reviews-heading" className="heading-3">
      What learners say
    </h2>
    <p>
      <Stars rating={rating} count={count} />
    </p>
    {first.reviews.length > 0 && (
      <ul className="review-list">
        {first.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
    )}
    {first.pages > 1 && <MoreReviews key={slug} slug={slug} first={first} />}
  </section>
);
