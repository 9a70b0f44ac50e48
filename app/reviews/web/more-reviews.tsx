import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Reviews, reviewsContract } from '../contract.ts';
import { ReviewItem } from './review-item.tsx';

const call = api<typeof reviewsContract>();

/** The reviews after the first page, as far as they were asked for. */
export function MoreReviews({ slug, first }: { slug: string; first: Reviews }) {
  const [{ reviews, page, pages }, setShown] = useState({
    ...first,
    reviews: [] as Reviews['reviews'],
  });
  const showMore = async () => {
    const more = await call('GET /catalogue/{slug}/reviews', {
      params: { slug },
      query: { page: page + 1 },
    });
    // One that was written meanwhile has moved the others on.
    const known = new Set([...first.reviews, ...reviews].map(({ id }) => id));
    setShown({
      ...more,
      reviews: [...reviews, ...more.reviews.filter(({ id }) => !known.has(id))],
    });
  };
  return (
    <>
      {reviews.length > 0 && (
        <ul className="review-list">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {page < pages && (
        <SendButton variant="quiet" onSend={showMore}>
          Show more reviews
        </SendButton>
      )}
    </>
  );
}
