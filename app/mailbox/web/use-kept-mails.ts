import { useEffect, useState } from 'react';
import { mailboxAddress } from '../addresses.ts';
import type { StoredMail } from '../contract.ts';

const lookEvery = 3000;

/** Undefined when there is no mailbox. */
export async function fetchKeptMails(signal?: AbortSignal): Promise<StoredMail[] | undefined> {
  const response = await fetch(mailboxAddress, { signal, headers: { accept: 'application/json' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return (await response.json()) as StoredMail[];
}

/**
 * The mails, fetched every 3 s while the page is visible. A failed fetch keeps the current ones.
 */
export function useKeptMails(first: StoredMail[]): StoredMail[] {
  const [mails, setMails] = useState(first);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const found = await fetchKeptMails(leaving.signal).catch(() => undefined);
      if (found && !leaving.signal.aborted) setMails(found);
    };
    const timer = setInterval(() => void look(), lookEvery);
    document.addEventListener('visibilitychange', () => void look(), { signal: leaving.signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);
  return mails;
}
