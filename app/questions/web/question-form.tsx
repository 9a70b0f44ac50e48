import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

/** Loaded when someone asks, or changes a question: most people come to read. */
export const QuestionForm = later(partOf(() => import('./question-editor.tsx'), 'QuestionEditor'));
