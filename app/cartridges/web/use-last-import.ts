import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import type { cartridgesContract, LastImport } from '../contract.ts';

const call = api<typeof cartridgesContract>();

const lookEveryMs = 3000;

/** What became of the last package; asked again and again while one is being added. */
export function useLastImport(courseId: string, onEnd: () => void) {
  const [last, setLast] = useState<LastImport>();
  const look = (): Promise<void> =>
    call('GET /authoring/courses/{id}/cartridge/last', { params: { id: courseId } }).then(
      setLast,
      () => {},
    );
  const lookAgain = useEffectEvent(look);
  const end = useEffectEvent(onEnd);
  const isAdding = last?.state === 'adding';
  useEffect(() => {
    void lookAgain();
    if (!isAdding) return;
    const timer = setInterval(() => void lookAgain(), lookEveryMs);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [isAdding]);
  return { last, look };
}
