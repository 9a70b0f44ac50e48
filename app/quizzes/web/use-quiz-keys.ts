import { useEffect, useEffectEvent } from 'react';

interface Keys {
  /** An option, from 0. */
  choose: (option: number) => void;
  flag: () => void;
  step: (by: 1 | -1) => void;
}

/** A to E or 1 to 5 choose, F flags, and the arrows go between questions unless an option has the focus. */
export function useQuizKeys({ choose, flag, step }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const key = event.key.toLowerCase();
    const option = /^[a-e]$/.test(key) ? (key.codePointAt(0) ?? 0) - 97 : Number(key) - 1;
    const onOption = event.target instanceof HTMLInputElement;
    if (key === 'f') flag();
    else if (option >= 0 && option < 5) choose(option);
    else if (key === 'arrowright' && !onOption) step(1);
    else if (key === 'arrowleft' && !onOption) step(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
