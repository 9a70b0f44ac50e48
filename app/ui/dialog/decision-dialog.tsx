import type { DecisionFormProps } from './decision-form.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

const DecisionForm = later(partOf(() => import('./decision-form.tsx'), 'DecisionForm'));

/** Asks for a reason before a decision is carried out. */
export const DecisionDialog = ({ open, ...decision }: DecisionFormProps & { open: boolean }) =>
  open && <DecisionForm {...decision} />;
