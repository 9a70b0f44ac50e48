import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Given } from '../attempt.ts';
import type { OpenQuestion } from '../contract.ts';
import { AnswerSaver } from './answer-saver.ts';

/** What someone makes of the questions of an attempt, saved as they go. Key it by the attempt. */
export function useAttempt(
  questions: readonly OpenQuestion[],
  send: (place: number, given: Given) => Promise<unknown>,
) {
  const [given, setGiven] = useState<readonly Given[]>(() =>
    questions.map(({ choices, flagged }) => ({ choices, flagged })),
  );
  const [saver] = useState(() => new AnswerSaver(send));
  const saving = useSyncExternalStore(saver.subscribe, saver.current, saver.current);
  useEffect(() => {
    saver.start();
    const over = new AbortController();
    const { signal } = over;
    for (const event of ['online', 'focus'])
      addEventListener(event, () => void saver.flush(), { signal });
    addEventListener('beforeunload', (event) => saver.pending && event.preventDefault(), {
      signal,
    });
    return () => {
      over.abort();
      saver.end();
    };
  }, [saver]);

  const change = (place: number, part: Partial<Given>) => {
    const before = given[place];
    if (!before) return;
    const after = { ...before, ...part };
    setGiven(given.with(place, after));
    saver.save(place, after);
  };
  return { given, change, saving, saver };
}
