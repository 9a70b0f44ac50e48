import { startTransition, useRef, useState } from 'react';
import { ApiFailure, failureText } from '#app/shared/api-client.ts';
import { faultOf, isOf } from './fault-of.ts';

export interface Refusal {
  code: string;
  /** The error text, also if a field shows it. */
  words: string;
  /** Errors by field name. */
  fields: Readonly<Record<string, string>>;
}

interface SubmissionSettings {
  /** Shown when a failure has no text of its own. */
  fallback?: string;
  /** After success the page is being left: stay busy until then. */
  leaves?: boolean;
  /** For refusals shown outside the form, for example in a toast. */
  onRefused?: (refusal: Refusal) => void;
}

type State =
  | { status: 'idle' | 'busy' | 'taken' }
  | { status: 'refused'; refusal: Refusal; text: string };

export type Submission = ReturnType<typeof useSubmission>;

const noFaults: Refusal['fields'] = {};

/**
 * The sending of a form or a button: idle, then busy, then taken or refused. Never two at once: a
 * submission during another is ignored. The form keeps its own fields, so the input stays after a
 * refusal; `<Form>` moves the focus to the first invalid one.
 */
export function useSubmission({ fallback, leaves, onRefused }: SubmissionSettings = {}) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const underWay = useRef(false);
  const refused = state.status === 'refused' ? state : undefined;

  function become(refusal: Refusal): void {
    setState({
      status: 'refused',
      refusal,
      text: Object.keys(refusal.fields).length > 0 ? '' : refusal.words,
    });
  }

  /** Resolves to true if the server took it. */
  async function submit(work: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setState({ status: 'busy' });
    try {
      await work();
    } catch (failure) {
      underWay.current = false;
      const refusal = refusalOf(failure, fallback);
      become(refusal);
      onRefused?.(refusal);
      return false;
    }
    if (leaves) return true;
    underWay.current = false;
    setState({ status: 'taken' });
    return true;
  }

  return {
    busy: state.status === 'busy',
    /** The last submission succeeded, and nothing has been typed since. */
    taken: state.status === 'taken',
    refusal: refused?.refusal,
    /** The error of the whole form; empty if the fields show it. */
    text: refused?.text ?? '',
    /** For a field of that name; a fault inside it counts as its own. */
    field: (name: string) => ({ name, error: faultOf(refused?.refusal.fields ?? noFaults, name) }),
    submit,
    /** For faults that the form itself finds before sending. They are drawn after the press. */
    refuse: (fields: Refusal['fields']): void =>
      startTransition(() => become({ code: 'form/invalid', words: '', fields })),
    /** Typing into a field clears its error. `<Form>` calls it. */
    mend: (name: string): void => {
      if (state.status === 'taken') setState({ status: 'idle' });
      if (!refused || !Object.keys(refused.refusal.fields).some((each) => isOf(each, name))) return;
      const fields = Object.fromEntries(
        Object.entries(refused.refusal.fields).filter(([each]) => !isOf(each, name)),
      );
      setState({ ...refused, refusal: { ...refused.refusal, fields } });
    },
    /** Clears the last result; a submission in progress continues. */
    reset: (): void => {
      if (!underWay.current) setState({ status: 'idle' });
    },
  };
}

const refusalOf = (failure: unknown, fallback: string | undefined): Refusal => ({
  words: failureText(failure, fallback),
  ...(failure instanceof ApiFailure
    ? { code: failure.code, fields: failure.fields }
    : { code: 'form/failed', fields: noFaults }),
});
