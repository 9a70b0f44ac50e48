/** How a lesson or a quiz of a draft differs from what readers have. */
export const lessonStates = ['live', 'changed', 'new'] as const;
export type LessonState = (typeof lessonStates)[number];

export const stateTexts: Record<LessonState, string> = {
  live: 'live',
  changed: 'changed since publishing',
  new: 'not published',
};
