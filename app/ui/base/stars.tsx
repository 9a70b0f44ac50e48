import { indianNumber } from '#app/shared/indian-number.ts';
import { Icon } from './icon.tsx';
import './stars.css';

interface StarsProps {
  /** 0 to 5. As many stars are lit as it has whole points. */
  rating: number;
  /** How many people rated; shown in parentheses. */
  count?: number;
}

/**
 * The stars are for the eye; the number and the hidden sentence are for everybody (decisions.md
 * ruling 33).
 */
export function Stars({ rating, count }: StarsProps) {
  const figure = rating.toFixed(1);
  return (
    <span className="stars">
      <span className="visually-hidden">{`Rated ${figure} out of 5${count === undefined ? '' : ` by ${indianNumber(count)} people`}`}</span>
      <span className="stars-row" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <Icon
            name="star"
            key={step}
            className={step <= Math.floor(rating) ? 'star-lit' : 'star-unlit'}
          />
        ))}
      </span>
      <span aria-hidden="true">
        <b className="strong">{figure}</b>
        {count !== undefined && <span className="text-faint"> ({indianNumber(count)})</span>}
      </span>
    </span>
  );
}
