import { Icon } from '#app/ui/base/icon.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { comparisonPath, mostCompared, toolsPath } from '../addresses.ts';
import './compare-bar.css';

/** Stays at the bottom of the window while tools are picked. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const from = useListLeft(toolsPath);
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
            <ButtonLink
              to={comparisonPath(ids)}
              from={from}
              size="small"
              thruster={<Icon name="columns-3" />}
            >
              Compare
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
