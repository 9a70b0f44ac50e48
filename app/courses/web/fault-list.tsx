import { Note } from '#app/ui/base/note.tsx';
import { countText } from '../course-facts.ts';
import type { ImportFault } from '../desk.contract.ts';
import './fault-list.css';

interface FaultListProps {
  faults: readonly ImportFault[];
  /** As it was sent. */
  text: string;
  onLine: (line: number) => void;
}

/** The faults of the pasted courses, each with a link to its line. */
export function FaultList({ faults, text, onLine }: FaultListProps) {
  const lines = text.split('\n');
  return (
    <div className="stack">
      <Note kind="bad">{countText(faults.length, 'fault')} found. Nothing was added.</Note>
      <ol className="fault-list">
        {faults.map(({ index, line, slug, path, message }) => (
          <li key={`${line} ${path} ${message}`}>
            <button type="button" className="fault-list-line" onClick={() => onLine(line)}>
              <span className="visually-hidden">Go to line </span>
              {line}
            </button>
            <div>
              <code>{lines[line - 1]?.trim().slice(0, 120)}</code>
              <p>
                Course {index + 1}
                {slug && ` (${slug})`}: {message}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
