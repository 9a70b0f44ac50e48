/** Lessons a week. */
export const goalChoices = [1, 3, 5] as const;

export type GoalChoice = (typeof goalChoices)[number];
