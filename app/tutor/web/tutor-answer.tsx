import { Note } from '#app/ui/base/note.tsx';
import { AnswerText } from './answer-text.tsx';
import { shortened, type Exchange } from './exchange.ts';
import './tutor-answer.css';

interface TutorAnswerProps {
  exchange: Exchange;
  onPassage: (words: string) => void;
}

/** A question with its answer, which may still be coming. */
export function TutorAnswer({ exchange, onPassage }: TutorAnswerProps) {
  const { question, text, passages, end } = exchange;
  return (
    <div className="tutor-answer">
      <p className="strong">{question}</p>
      <div aria-live="polite" aria-busy={end === undefined} className="tutor-words">
        {end === undefined && !text && (
          <p className="text-soft">The tutor is reading the lesson.</p>
        )}
        {text && <AnswerText exchange={exchange} onPassage={onPassage} />}
        {end && <End exchange={exchange} />}
      </div>
      {end && passages.size > 0 && (
        <ul className="tutor-passages text-small">
          {[...passages].map(([number, words]) => (
            <li key={number}>
              <b>{number}</b> <q>{shortened(words)}</q>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function End({ exchange: { text, passages, end } }: { exchange: Exchange }) {
  if (end === 'outside')
    return (
      <p>This lesson doesn’t answer that. You can ask people instead, under “Questions” below.</p>
    );
  if (end === 'broken')
    return (
      <Note kind="warn">
        {text
          ? 'The answer broke off. You can ask again.'
          : 'The tutor can’t answer at the moment. Please try again later.'}
      </Note>
    );
  if (end === 'stopped') return <p className="text-small text-soft">You stopped the answer.</p>;
  return (
    passages.size === 0 && (
      <Note kind="warn">This answer quotes no passage of the lesson, so check it.</Note>
    )
  );
}
