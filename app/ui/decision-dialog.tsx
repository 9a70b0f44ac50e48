import type { ReactNode } from 'react';
import { later } from './later.tsx';
import { partOf } from './part-of.ts';

const DecisionForm = later(partOf(() => import('./decision-form.tsx'), 'DecisionForm'));

export interface DecisionDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is decided on. */
  children?: ReactNode;
  /** Who reads the reason. */
  hint: string;
  /** On the button. */
  action: string;
  danger?: boolean;
  /** May the reason be left out? */
  optional?: boolean;
  /** Said once it is carried out. */
  done: string;
  /** Rejects with why it could not be done, which is then said here. */
  onDecide: (reason: string) => Promise<unknown>;
}

/** A decision with its reason in words, before it is carried out. */
export const DecisionDialog = ({ open, ...decision }: DecisionDialogProps) =>
  open && <DecisionForm {...decision} />;
