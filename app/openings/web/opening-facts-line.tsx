import { Icon } from '#app/ui/base/icon.tsx';
import type { Opening } from '../contract.ts';
import { employmentTexts, payText, placeText } from '../opening-facts.ts';

/** The place, the kind of work, and the pay. */
export function OpeningFactsLine(opening: Opening) {
  const pay = payText(opening);
  return (
    <p className="meta">
      <span>
        <Icon name="map-pin" aria-hidden="true" /> {placeText(opening)}
      </span>
      <span>
        <Icon name="briefcase-business" aria-hidden="true" /> {employmentTexts[opening.employment]}
      </span>
      {pay && (
        <span>
          <Icon name="banknote" aria-hidden="true" /> {pay}
        </span>
      )}
    </p>
  );
}
