/** How a lesson of a draft differs from what readers have. */
export const lessonStates = ['live', 'changed', 'new'] as const;
export type LessonState = (typeof lessonStates)[number];
