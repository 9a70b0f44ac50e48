import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { openingPath } from '../addresses.ts';
import type { Opening } from '../contract.ts';
import { OpeningFactsLine } from './opening-facts-line.tsx';
import './opening-list.css';

/** The open ones, each with its own page. */
export const OpeningList = ({ openings }: { openings: readonly Opening[] }) => (
  <ul className="opening-list">
    {openings.map((opening) => (
      <Card as="li" key={opening.slug} className="opening-card">
        <div>
          <h3 className="heading-4">
            <AppLink to={openingPath(opening.slug)}>{opening.title}</AppLink>
          </h3>
          <p>{opening.firm}</p>
        </div>
        <OpeningFactsLine {...opening} />
        <p className="text-small text-soft">
          Closes on <LocalTime instant={opening.closesAt} format="date" />
        </p>
      </Card>
    ))}
  </ul>
);
