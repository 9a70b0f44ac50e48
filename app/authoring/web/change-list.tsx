import { useState } from 'react';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Change } from '../changes.ts';
import { changeText } from '../change-text.ts';
import type { LessonDifference } from '../publishing.contract.ts';
import { TextDifference } from './text-difference.tsx';

/** More would not be read. */
const most = 40;

interface ChangeListProps {
  changes: readonly Change[];
  /** The text of a lesson before and after. */
  loadTexts: (lesson: string) => Promise<LessonDifference>;
}

/** What changes for readers. The text of a lesson can be compared word by word. */
export const ChangeList = ({ changes, loadTexts }: ChangeListProps) => (
  <>
    <ul className="author-changes">
      {changes.slice(0, most).map((change) => (
        <li key={`${change.kind} ${change.of} ${change.id}`}>
          {changeText(change)}{' '}
          {change.of === 'lesson' && (change.kind === 'text' || change.kind === 'needs') && (
            <ChangedText lesson={change} loadTexts={loadTexts} />
          )}
        </li>
      ))}
    </ul>
    {changes.length > most && <p>And {changes.length - most} more.</p>}
  </>
);

interface ChangedTextProps extends Pick<ChangeListProps, 'loadTexts'> {
  lesson: Change;
}

function ChangedText({ lesson: { id, title }, loadTexts }: ChangedTextProps) {
  const [texts, setTexts] = useState<LessonDifference>();
  if (texts) return <TextDifference label={title} {...texts} />;
  return (
    <SendButton size="small" variant="quiet" onSend={async () => setTexts(await loadTexts(id))}>
      Show words <span className="visually-hidden">of {title}</span>
    </SendButton>
  );
}
