import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { rovingIndex } from '#app/ui/base/roving.ts';
import type { PracticeState } from '../contract.ts';
import './match-pairs.css';

interface MatchPairsProps extends Pick<PracticeState, 'outcome' | 'marks'> {
  lefts: readonly string[];
  rights: readonly string[];
  /** For each left one what is docked to it; empty for nothing. */
  docked: readonly string[];
  onDock: (docked: string[]) => void;
  /** What was docked when the marks were given. */
  judged: readonly string[] | undefined;
}

/** Enter takes one, Tab or the arrows go to a place, Enter docks it there. */
export function MatchPairs({
  lefts,
  rights,
  docked,
  onDock,
  judged,
  outcome,
  marks,
}: MatchPairsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [taken, setTaken] = useState<string>();
  const [told, setTold] = useState('');
  const left = rights.filter((right) => !docked.includes(right));
  const slots = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  const take = (right: string, { detail }: MouseEvent) => {
    const drops = taken === right;
    setTaken(drops ? undefined : right);
    setTold(`${right}: ${drops ? 'put back' : 'taken'}`);
    // By keyboard: on to where it may go.
    if (!drops && detail === 0)
      slots()
        .find(({ dataset }) => 'empty' in dataset)
        ?.focus();
  };
  const touch = (place: number) => {
    const before = docked[place] ?? '';
    if (taken === undefined && !before) return setTold('Take one first.');
    onDock(docked.with(place, taken ?? ''));
    setTold(taken === undefined ? `${before}: taken out` : `${taken}: docked to ${lefts[place]}`);
    setTaken(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const all = slots();
    const to = rovingIndex(event.key, all.indexOf(event.currentTarget as HTMLElement), all.length);
    if (event.key === 'Escape') setTaken(undefined);
    else if (to === undefined) return;
    else all[to]?.focus();
    event.preventDefault();
  };
  return (
    <>
      <ul ref={list} className={classes('match-list', taken !== undefined && 'match-ready')}>
        {lefts.map((name, place) => {
          const right = docked[place] ?? '';
          const mark = judged?.[place] === right ? marks[place] : null;
          const look = outcome === 'shown' ? 'shown' : mark;
          return (
            <li key={name} className={look ? `match-${look}` : undefined}>
              <span>{name}</span>
              {look === 'right' || outcome !== 'open' ? (
                <span>
                  {right} <Icon name="check" />
                </span>
              ) : (
                <button
                  type="button"
                  data-empty={right ? undefined : ''}
                  className={right ? undefined : 'match-empty'}
                  aria-label={right ? `${name}: ${right}. Take it out` : `Dock here: ${name}`}
                  onClick={() => touch(place)}
                  onKeyDown={press}
                >
                  {right || 'Dock here'} {right && <Icon name="x" />}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {outcome === 'open' && left.length > 0 && (
        <div className="match-tray" role="group" aria-label="Still to dock">
          {left.map((right) => (
            <button
              key={right}
              type="button"
              className="match-chip"
              aria-pressed={right === taken}
              onClick={(event) => take(right, event)}
            >
              {right}
            </button>
          ))}
        </div>
      )}
      <p aria-live="polite" className="visually-hidden">
        {told}
      </p>
    </>
  );
}
