import type { ConfirmQuestionProps } from './confirm-question.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const ConfirmQuestion = later(partOf(() => import('./confirm-question.tsx'), 'ConfirmQuestion'));

/** Asks once more before something that can't be taken back by pressing again. */
export const ConfirmDialog = ({ open, ...question }: ConfirmQuestionProps & { open: boolean }) =>
  open && <ConfirmQuestion {...question} />;
