import { useState } from 'react';
import { ApiFailure, failureText } from '#app/shared/api-client.ts';
import { reducedMotion } from '#app/ui/reduced-motion.ts';

export interface Refusal {
  code: string;
  text: string;
  /** Messages by the name of the field. */
  fields: Record<string, string>;
}

interface SubmissionSettings {
  /** Said when a failure brings no words of its own. */
  fallback: string;
  /** Milliseconds that the form shows itself busy, however fast the answer comes. */
  atLeast?: () => number;
}

/** One form's submission: idle, busy, then done or idle with a refusal. When it is done it stays busy, as the page is being left. */
export function useSubmission({ fallback, atLeast = () => 0 }: SubmissionSettings) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** Calls `done` with what `work` resolved to; resolves to the refusal, if either fails. */
  async function submit<T>(work: () => Promise<T>, done: (result: T) => unknown): Promise<Refusal | undefined> {
    setBusy(true);
    setRefusal(undefined);
    try {
      const [outcome] = await Promise.allSettled([work(), pause(atLeast())]);
      if (outcome.status === 'rejected') throw outcome.reason;
      await done(outcome.value);
      return undefined;
    } catch (reason) {
      const refused = refusalOf(reason, fallback);
      setRefusal(refused);
      setBusy(false);
      return refused;
    }
  }

  /** For what the form itself finds before anything is sent. */
  const refuse = (fields: Record<string, string>, text = ''): void => {
    setRefusal({ code: 'form/invalid', text, fields });
    setBusy(false);
  };

  /** A field that is being mended is no longer wrong. */
  const clearField = (name: string): void => {
    if (refusal?.fields[name]) setRefusal({ ...refusal, fields: { ...refusal.fields, [name]: '' } });
  };

  return { busy, refusal, submit, refuse, clearField };
}

/** What stands in a form's fields, by name. */
export const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const refusalOf = (reason: unknown, fallback: string): Refusal => ({
  text: failureText(reason, fallback),
  ...(reason instanceof ApiFailure ? { code: reason.code, fields: reason.fields } : { code: 'form/failed', fields: {} }),
});

const rocketMs = 2000;

/** The rocket plays for two seconds in all, and not at all for those who want no motion (decisions.md ruling 16). */
export const rocketTime = (): number => (reducedMotion().matches ? 0 : rocketMs);
