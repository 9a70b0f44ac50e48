import { useState } from 'react';

/** What was loaded, or what a call has answered since: until something else is loaded. */
export function useLatest<Answer>(loaded: Answer): [Answer, (answer: Answer) => void] {
  const [latest, setLatest] = useState({ since: loaded, answer: loaded });
  return [
    latest.since === loaded ? latest.answer : loaded,
    (answer) => setLatest({ since: loaded, answer }),
  ];
}
