import { useState } from 'react';
import { ApiFailure } from '#app/shared/api-client.ts';
import { stopped } from './stopped.ts';

export interface AskedPassword {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Does `work`; where the server wants the password first, has it asked for (`asked`) and does the work again. */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

export function useConfirmation(): { confirmed: Confirmed; asked: AskedPassword | undefined } {
  const [asked, setAsked] = useState<AskedPassword>();
  const confirmed: Confirmed = async (work) => {
    try {
      return await work();
    } catch (reason) {
      if (!(reason instanceof ApiFailure) || reason.code !== 'auth/confirmation-required') throw reason;
    }
    await new Promise<void>((resolve, reject) => {
      setAsked({ onConfirmed: resolve, onCancel: () => reject(stopped('Nothing was changed.')) });
    }).finally(() => setAsked(undefined));
    return work();
  };
  return { confirmed, asked };
}
