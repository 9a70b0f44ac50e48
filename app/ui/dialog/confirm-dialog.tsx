import type { ConfirmQuestionProps } from './confirm-question.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const ConfirmQuestion = later(partOf(() => import('./confirm-question.tsx'), 'ConfirmQuestion'));

/** Asks for confirmation before something that another press can't undo. */
export const ConfirmDialog = ({ open, ...question }: ConfirmQuestionProps & { open: boolean }) =>
  open && <ConfirmQuestion {...question} />;
