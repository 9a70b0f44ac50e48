import { useEffect, useRef, useState } from 'react';
import { failureText } from '#app/shared/api-client.ts';
import { partFailed } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { Media } from '../contract.ts';
import type { Sending } from './upload.ts';

const loadSend = partOf(() => import('./upload.ts'), 'sendFile');

/** A file that someone chose, and what has become of it. */
export interface ChosenFile {
  key: number;
  name: string;
  size: number;
  now: Sending | { state: 'refused'; reason: string } | { state: 'done'; media: Media };
}

/** So many are sent at once; the others wait for their turn. */
const atOnce = 2;

/** Sends chosen files while the page is open. */
export function useUploads(onDone: () => void) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const waiting = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const cancels = useRef(new Map<number, AbortController>());
  const tellDone = useRef(onDone);
  const last = useRef(0);

  useEffect(() => {
    tellDone.current = onDone;
  });
  useEffect(() => {
    // Before the first file: the line may be lost by then.
    loadSend().catch(() => undefined);
    const all = cancels.current;
    return () => {
      for (const cancel of all.values()) cancel.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  const become = (key: number, now: ChosenFile['now']) => change(key, { now });

  const next = () => {
    if (running.current >= atOnce) return;
    const work = waiting.current.shift();
    if (!work) return;
    running.current += 1;
    void work().finally(() => {
      running.current -= 1;
      next();
    });
  };

  /** `smaller`: videos are sent as smaller copies, where this browser can make them. */
  const add = (chosen: Iterable<File>, { smaller }: { smaller: boolean }) => {
    for (const file of chosen) {
      const key = (last.current += 1);
      const { name, size } = file;
      const cancel = new AbortController();
      const { signal } = cancel;
      cancels.current.set(key, cancel);
      setFiles((before) => [
        ...before,
        { key, name, size, now: { state: 'sending', sent: 0 } satisfies Sending },
      ]);
      waiting.current.push(async () => {
        if (signal.aborted) return;
        try {
          const sendFile = await loadSend();
          const media = await sendFile(file, {
            signal,
            smaller,
            onChange: (now) => become(key, now),
            onSmaller: (copy) => change(key, { name: copy.name, size: copy.size }),
          });
          become(key, { state: 'done', media });
          tellDone.current();
        } catch (failure) {
          if (!signal.aborted)
            become(key, { state: 'refused', reason: failureText(failure, partFailed) });
        }
      });
      next();
    }
  };

  /** Stops sending it, or only takes it off the list. */
  const drop = (key: number) => {
    cancels.current.get(key)?.abort();
    cancels.current.delete(key);
    setFiles((before) => before.filter((file) => file.key !== key));
  };

  return { files, add, drop };
}
