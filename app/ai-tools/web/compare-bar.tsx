import { Columns3 } from 'lucide-react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { comparisonPath, mostCompared } from '../addresses.ts';
import './compare-bar.css';

/** Stays at the foot of the window while tools are picked. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  return (
    <div className="compare-bar" role="status">
      {ids.length > 0 && (
        <div className="compare-bar-sheet">
          <span className="text-small">
            {ids.length} of {mostCompared} picked
          </span>
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
          {ids.length > 1 && (
            <ButtonLink to={comparisonPath(ids)} size="small" thruster={<Columns3 />}>
              Compare
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
