import { useRef, useState } from 'react';
import { ApiFailure, failureText } from '#app/shared/api-client.ts';
import { faultOf, isOf } from './fault-of.ts';

export interface Refusal {
  code: string;
  /** What is wrong in words, also where a field says it. */
  words: string;
  /** What is wrong with a field, by its name. */
  fields: Readonly<Record<string, string>>;
}

interface SubmissionSettings {
  /** Said when a failure brings no words of its own. */
  fallback?: string;
  /** Once taken, the page is being left: stay busy until then. */
  leaves?: boolean;
  /** For what is said elsewhere than in the form, such as a toast. */
  onRefused?: (refusal: Refusal) => void;
}

type State =
  | { status: 'idle' | 'busy' | 'taken' }
  | { status: 'refused'; refusal: Refusal; text: string };

export type Submission = ReturnType<typeof useSubmission>;

const noFaults: Refusal['fields'] = {};

/**
 * What a form, or a button, sends: idle, then busy, then taken or refused. Never two at once: what
 * is submitted while another is under way is not done. The fields stay the form's own, so that what
 * was typed stays after a refusal; `<Form>` takes the focus to the first that is wrong.
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

  /** Resolves to whether it was taken. */
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
    /** The last one was taken, and nothing has been typed since. */
    taken: state.status === 'taken',
    refusal: refused?.refusal,
    /** What is wrong as a whole; empty where the fields say it. */
    text: refused?.text ?? '',
    /** For a field of that name; it is wrong where something inside it is. */
    field: (name: string) => ({ name, error: faultOf(refused?.refusal.fields ?? noFaults, name) }),
    submit,
    /** For what the form itself finds before anything is sent. */
    refuse: (fields: Refusal['fields']): void =>
      become({ code: 'form/invalid', words: '', fields }),
    /** A field that is being mended is no longer wrong. `<Form>` calls it. */
    mend: (name: string): void => {
      if (state.status === 'taken') setState({ status: 'idle' });
      if (!refused || !Object.keys(refused.refusal.fields).some((each) => isOf(each, name))) return;
      const fields = Object.fromEntries(
        Object.entries(refused.refusal.fields).filter(([each]) => !isOf(each, name)),
      );
      setState({ ...refused, refusal: { ...refused.refusal, fields } });
    },
    /** Forgets what was refused or taken; what is under way goes on. */
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
