import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import './stage-list.css';

export interface StageListItem {
  title: string;
  /** E.g. the length of the stage. */
  note?: ReactNode;
  /** Everything in it is done. */
  done?: boolean;
  content: ReactNode;
}

interface StageListProps {
  stages: readonly StageListItem[];
  /** The stage that is open at first; default: the first. */
  openIndex?: number;
}

/** Stages in their order: nose cones on a dotted line, each of which opens. */
export function StageList({ stages, openIndex = 0 }: StageListProps) {
  return (
    <ol className="stage-list">
      {stages.map(({ title, note, done, content }, index) => (
        <li key={title}>
          <details open={index === openIndex}>
            <summary>
              <span className={classes('stage-node', done && 'stage-node-done')} aria-hidden="true">
                {done && <Icon name="check" />}
              </span>
              <span className="stage-ordinal">
                Stage {index + 1}
                {done && <span className="visually-hidden">, completed</span>}
              </span>
              <span className="heading-4">{title}</span>
              <span className="stage-note">{note}</span>
              <Icon name="chevron-down" />
            </summary>
            <div className="stage-content">{content}</div>
          </details>
        </li>
      ))}
    </ol>
  );
}
