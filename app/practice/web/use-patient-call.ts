import { useEffect, useRef, useState } from 'react';
import { failureText, isPassing, type ApiFailure } from '#app/shared/api-client.ts';
import { nextChance } from '#app/ui/form/next-chance.ts';

const firstRetryMs = 2000;
const longestRetryMs = 60_000;

const offline = 'Not sent yet: you are offline. We will try again.';
const unanswered = 'Not sent yet: the server did not answer. We will try again.';

interface State {
  status: 'idle' | 'busy' | 'waiting' | 'refused';
  text: string;
}

const idle: State = { status: 'idle', text: '' };

/**
 * A call that waits for the connection instead of failing. It must be safe to send twice. The next
 * call takes the place of one that waits.
 */
export function usePatientCall() {
  const [state, setState] = useState<State>(idle);
  const turn = useRef(0);
  useEffect(() => () => void (turn.current = -1), []);

  /** Resolves to undefined if it was refused, or another call took its place. */
  const send = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    const own = (turn.current += 1);
    const isLast = () => turn.current === own;
    for (let wait = firstRetryMs; isLast(); wait = Math.min(wait * 2, longestRetryMs)) {
      setState(({ text }) => ({ status: 'busy', text }));
      try {
        const answer = await work();
        if (isLast()) setState(idle);
        return answer;
      } catch (failure) {
        if (!isLast()) return undefined;
        if (!isPassing(failure)) {
          setState({ status: 'refused', text: failureText(failure) });
          return undefined;
        }
        setState({ status: 'waiting', text: waitingText(failure) });
        await nextChance(Math.max(wait, (failure.retryAfter ?? 0) * 1000));
      }
    }
    return undefined;
  };
  return { ...state, send };
}

const waitingText = ({ status }: ApiFailure): string => (status === 0 ? offline : unanswered);
