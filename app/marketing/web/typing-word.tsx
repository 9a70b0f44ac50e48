import { useEffect, useState } from 'react';
import { reducedMotion } from '#app/ui/base/reduced-motion.ts';
import { durationOf, firstMoment, nextMoment, textAt } from '../typing-sequence.ts';
import './typing-word.css';

/**
 * Words typed one after another into a block of fixed width, so that nothing round them moves.
 * Heard as a plain list; with reduced motion the first word stands. Give it a list that stays the
 * same.
 */
export function TypingWord({ words }: { words: readonly string[] }) {
  const [moment, setMoment] = useState(() => firstMoment(words));

  useEffect(() => {
    if (reducedMotion().matches) return undefined;
    const timer = setTimeout(() => setMoment(nextMoment(words, moment)), durationOf(words, moment));
    return () => clearTimeout(timer);
  }, [words, moment]);

  return (
    <>
      <span className="typing-word" aria-hidden="true">
        <span className="typing-word-letters">{textAt(words, moment)}</span>
      </span>
      <span className="visually-hidden">{words.join(', ')}</span>
    </>
  );
}
