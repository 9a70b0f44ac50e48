import { Fragment } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PracticeState } from '../contract.ts';
import './fill-gaps.css';

interface FillGapsProps extends Pick<PracticeState, 'outcome' | 'marks'> {
  pieces: readonly string[];
  gaps: readonly string[];
  onGaps: (gaps: string[]) => void;
  /** What was typed when the marks were given. */
  judged: readonly string[] | undefined;
}

export const FillGaps = ({ pieces, gaps, onGaps, judged, outcome, marks }: FillGapsProps) => (
  <p className="gap-text">
    {pieces.map((piece, place) => {
      const typed = gaps[place] ?? '';
      const mark = judged?.[place] === typed ? marks[place] : null;
      const look = outcome === 'shown' ? 'shown' : mark;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change places
        <Fragment key={place}>
          {piece}
          {place < pieces.length - 1 && (
            <span className={classes('gap', look && `gap-${look}`)}>
              <input
                aria-label={`Gap ${place + 1} of ${pieces.length - 1}${look === 'wrong' ? ', look again' : ''}`}
                value={typed}
                size={8}
                maxLength={120}
                readOnly={outcome !== 'open'}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => onGaps(gaps.with(place, event.target.value))}
              />
              {look && <Icon name={look === 'wrong' ? 'x' : 'check'} />}
            </span>
          )}
        </Fragment>
      );
    })}
  </p>
);
