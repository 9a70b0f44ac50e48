import type { ReactNode } from 'react';
import { later } from './later.tsx';
import { partOf } from './part-of.ts';

const ConfirmQuestion = later(partOf(() => import('./confirm-question.tsx'), 'ConfirmQuestion'));

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What it leads to. */
  children: ReactNode;
  /** The verb on the button. */
  action: string;
  /** Rejects with what went wrong, which is then said here. */
  onConfirm: () => Promise<unknown>;
}

/** Asks once more before something that can't be taken back by pressing again. */
export const ConfirmDialog = ({ open, ...question }: ConfirmDialogProps) =>
  open && <ConfirmQuestion {...question} />;
