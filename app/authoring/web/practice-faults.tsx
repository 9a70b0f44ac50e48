import {
  createContext,
  useCallback,
  useContext,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import type { Fault } from '../lesson-texts.contract.ts';

const All = createContext<readonly Fault[]>([]);

/** What is wrong with the practice of a lesson, wherever it is drawn below. */
export const PracticeFaults = All.Provider;

/** Those of one practice: of this place among the lesson's. */
export const usePracticeFaults = (block: number): readonly Fault[] =>
  useContext(All).filter((fault) => fault.block === block);

const Here = createContext<(name: string) => string | undefined>(() => undefined);

/** What is wrong with a part of the practice. */
export const useFaultAt = (name: string): string | undefined => useContext(Here)(name);

interface FaultsHereProps {
  faults: readonly Fault[];
  children: ReactNode;
}

/** Shows faults at their fields, but at none that someone is still filling in. */
export function FaultsHere({ faults, children }: FaultsHereProps) {
  const [writing, setWriting] = useState('');
  const faultAt = useCallback(
    (name: string) =>
      name === writing ? undefined : faults.find(({ field }) => isAt(field, name))?.text,
    [faults, writing],
  );
  const follow = ({ type, target }: FocusEvent<HTMLElement>) =>
    setWriting((type === 'focus' && target.getAttribute('name')) || '');
  return (
    <div className="stack" onFocus={follow} onBlur={follow}>
      <Here.Provider value={faultAt}>{children}</Here.Provider>
    </div>
  );
}

/** Answers are the lines of one field. */
const isAt = (field: string, name: string): boolean =>
  field === name || (name.endsWith('.answers') && field.startsWith(`${name}.`));
