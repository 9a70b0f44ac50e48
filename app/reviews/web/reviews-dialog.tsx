import { useEffect, useState } from 'react';
import { leastPeople } from '#app/shared/few-people.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { DeskReviews, reviewsContract } from '../contract.ts';
import { DeskReviewItem } from './desk-review-item.tsx';

const call = api<typeof reviewsContract>();

/** All reviews of a course: its authors reply, and admins hide what is abusive. */
export function ReviewsDialog({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const [list, setList] = useState<DeskReviews>();
  const [failure, setFailure] = useState<string>();
  const { admin } = standingOf(useIdentity());
  useEffect(() => {
    call('GET /authoring/courses/{id}/reviews', { params: { id: courseId }, query: {} }).then(
      setList,
      (thrown: unknown) => setFailure(failureText(thrown)),
    );
  }, [courseId]);

  const showMore = async ({ page, reviews }: DeskReviews) => {
    const more = await call('GET /authoring/courses/{id}/reviews', {
      params: { id: courseId },
      query: { page: page + 1 },
    });
    const known = new Set(reviews.map(({ id }) => id));
    setList({ ...more, reviews: [...reviews, ...more.reviews.filter(({ id }) => !known.has(id))] });
  };
  return (
    <Dialog open wide onClose={onClose} title="Reviews">
      {failure && <Note kind="bad">{failure}</Note>}
      {!list && !failure && <Skeleton />}
      {list?.total === 0 && (
        <p>Nobody has reviewed this course yet. Learners are asked after half of it.</p>
      )}
      {list && list.total > 0 && (
        <>
          <p className="text-soft">
            {list.total < leastPeople
              ? 'The course page shows them once five people have reviewed the course.'
              : 'The course page shows those that have words, except the hidden ones.'}
          </p>
          <ul className="review-list">
            {list.reviews.map((review) => (
              <DeskReviewItem
                key={review.id}
                courseId={courseId}
                review={review}
                admin={admin}
                onChange={(changed) =>
                  setList({
                    ...list,
                    reviews: list.reviews.map((each) => (each.id === changed.id ? changed : each)),
                  })
                }
              />
            ))}
          </ul>
          {list.page < list.pages && (
            <SendButton variant="quiet" onSend={() => showMore(list)}>
              Show more reviews
            </SendButton>
          )}
        </>
      )}
    </Dialog>
  );
}
