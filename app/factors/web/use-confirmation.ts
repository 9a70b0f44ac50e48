import { useState, type ComponentType } from 'react';
import { ApiFailure } from '#app/shared/api-client.ts';
import { partFailed } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { AskedPassword } from './confirm-password.tsx';
import { stopped } from './stopped.ts';

const loadDialog = partOf(() => import('./confirm-password.tsx'), 'ConfirmPassword');

/**
 * Runs `work`; if the server wants the password first, asks for it (`asked`) and runs the work
 * again.
 */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

interface Question extends AskedPassword {
  Dialog: ComponentType<{ asked: AskedPassword }>;
}

export function useConfirmation(): { confirmed: Confirmed; asked: Question | undefined } {
  const [asked, setAsked] = useState<Question>();
  const confirmed: Confirmed = async (work) => {
    try {
      return await work();
    } catch (reason) {
      if (!(reason instanceof ApiFailure) || reason.code !== 'auth/confirmation-required')
        throw reason;
    }
    // Before anything waits for its answer, since it may not load.
    const Dialog = await loadDialog().catch(() => {
      throw stopped(partFailed);
    });
    await new Promise<void>((resolve, reject) => {
      setAsked({
        Dialog,
        onConfirmed: resolve,
        onCancel: () => reject(stopped('Nothing was changed.')),
      });
    }).finally(() => setAsked(undefined));
    return work();
  };
  return { confirmed, asked };
}
