import type { ReactNode } from 'react';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Stars } from '#app/ui/base/stars.tsx';
import type { Review } from '../contract.ts';
import './review-item.css';

interface ReviewItemProps {
  review: Review;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A learner's stars and words, with the author's reply. */
export const ReviewItem = ({
  review: { name, stars, words, writtenAt, reply },
  children,
}: ReviewItemProps) => (
  <li className="review-item">
    <p className="row">
      <span className="strong">{name}</span>
      <Stars rating={stars} />
      <span className="text-small text-faint">
        <LocalTime instant={writtenAt} format="date" />
      </span>
    </p>
    {words && <p className="review-words">{words}</p>}
    {reply && (
      <div className="review-reply">
        <p className="text-small strong">Reply from the course’s author</p>
        <p className="review-words">{reply.words}</p>
      </div>
    )}
    {children}
  </li>
);
