import { useState } from 'react';
import { ApiFailure, failureText } from '#app/shared/api-client.ts';

/** It came to nothing, for a reason that is no failure of ours; `message` is fit to show. */
export class Stopped extends Error {}

export interface Failure {
  code: string;
  text: string;
  /** Messages by the name of the field. */
  fields: Readonly<Record<string, string>>;
}

const failureOf = (reason: unknown, fallback: string): Failure => {
  if (reason instanceof Stopped) return { code: 'stopped', text: reason.message, fields: {} };
  if (reason instanceof ApiFailure) return { code: reason.code, text: failureText(reason, fallback), fields: reason.fields };
  return { code: 'unexpected', text: fallback, fields: {} };
};

/** One thing at a time: idle, busy, then idle again, perhaps with a failure. */
export function useAttempt(fallback: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (reason) {
      setFailure(failureOf(reason, fallback));
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, attempt };
}
