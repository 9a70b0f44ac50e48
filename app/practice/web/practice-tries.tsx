import { classes } from '#app/ui/base/classes.ts';
import type { PracticeState } from '../contract.ts';

type Tries = Pick<PracticeState, 'tries' | 'outcome'>;

/** Three noses: filled for a wrong try, mint for the right one. */
export function PracticeTries({ tries, outcome }: Tries) {
  return (
    <span className="practice-tries">
      {[0, 1, 2].map((nose) => (
        <i
          key={nose}
          className={classes(
            nose < tries && 'practice-try-used',
            outcome === 'right' && nose === tries && 'practice-try-right',
          )}
        />
      ))}
      <span className={outcome === 'open' ? 'practice-tries-left' : undefined}>
        {inWords({ tries, outcome })}
      </span>
    </span>
  );
}

function inWords({ tries, outcome }: Tries): string {
  if (outcome === 'right') return `Right on try ${tries + 1}`;
  if (outcome === 'shown') return 'Answer shown';
  if (tries === 0) return '3 tries';
  const left = 3 - tries;
  return left === 0 ? 'No tries left' : `${left} ${left === 1 ? 'try' : 'tries'} left`;
}
