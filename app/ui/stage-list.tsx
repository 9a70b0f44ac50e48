import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './stage-list.css';

export interface StageListItem {
  title: string;
  /** E.g. the length of the stage. */
  note?: ReactNode;
  content: ReactNode;
}

interface StageListProps {
  stages: readonly StageListItem[];
  /** Which one stands open at first; default: the first. */
  openIndex?: number;
}

/** Stages in the order in which they happen: nose cones on a dotted line, each opens. */
export function StageList({ stages, openIndex = 0 }: StageListProps) {
  return (
    <ol className="stage-list">
      {stages.map(({ title, note, content }, index) => (
        <li key={title}>
          <details open={index === openIndex}>
            <summary>
              <span className="stage-node" aria-hidden="true" />
              <span className="stage-ordinal">Stage {index + 1}</span>
              <span className="heading-4">{title}</span>
              <span className="stage-note">{note}</span>
              <ChevronDown />
            </summary>
            <div className="stage-content">{content}</div>
          </details>
        </li>
      ))}
    </ol>
  );
}
