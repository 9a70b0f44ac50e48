import { useState } from 'react';
import { ApiFailure, failureText } from '#app/shared/api-client.ts';

interface Saving {
  busy: boolean;
  /** What is wrong as a whole; empty where the fields say it. */
  text: string;
  /** What is wrong with a field, by its name. */
  fields: Readonly<Record<string, string>>;
}

const idle: Saving = { busy: false, text: '', fields: {} };

/** One action of a form or a button: at work, or refused with the server's words. What was typed stays. */
export function useSaving() {
  const [state, setState] = useState<Saving>(idle);

  /** Resolves to whether it was taken. */
  async function save(work: () => Promise<unknown>): Promise<boolean> {
    setState({ ...idle, busy: true });
    try {
      await work();
      setState(idle);
      return true;
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? failure.fields : {};
      setState({ busy: false, text: Object.keys(fields).length > 0 ? '' : failureText(failure), fields });
      return false;
    }
  }

  return { ...state, save, reset: () => setState(idle) };
}
