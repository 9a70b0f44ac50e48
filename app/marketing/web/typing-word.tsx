import { useEffect, useState } from 'react';
import { reducedMotion } from '#app/ui/base/reduced-motion.ts';
import { durationOf, firstMoment, nextMoment, textAt } from '../typing-sequence.ts';
import './typing-word.css';

/**
 * Words typed one after another into a block of fixed width, so that nothing around them moves.
 * Screen readers get a plain list. With reduced motion the first word stays. The list must not
 * change between renders.
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
