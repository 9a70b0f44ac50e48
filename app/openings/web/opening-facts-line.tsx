import { Banknote, BriefcaseBusiness, MapPin } from 'lucide-react';
import type { Opening } from '../contract.ts';
import { employmentTexts, payText, placeText } from '../opening-facts.ts';

/** Where, how, and for how much. */
export function OpeningFactsLine(opening: Opening) {
  const pay = payText(opening);
  return (
    <p className="meta">
      <span>
        <MapPin aria-hidden="true" /> {placeText(opening)}
      </span>
      <span>
        <BriefcaseBusiness aria-hidden="true" /> {employmentTexts[opening.employment]}
      </span>
      {pay && (
        <span>
          <Banknote aria-hidden="true" /> {pay}
        </span>
      )}
    </p>
  );
}
