import type { WeeklyGoal } from './contract.ts';

export const lessonsText = (count: number): string =>
  `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

/** "2 of 3 lessons this week", and "6 lessons this week, 1 more than your goal". */
export const progressText = ({ done, lessons }: WeeklyGoal): string =>
  done > lessons
    ? `${lessonsText(done)} this week, ${done - lessons} more than your goal`
    : `${done} of ${lessonsText(lessons)} this week`;

/** How the week is going, and the weeks in a row. A missed week is no reproach. */
export function weekText({ done, lessons, met, weeks, metBefore }: WeeklyGoal): string {
  if (met && done < lessons) return 'This week counts already. Your new goal begins on Monday.';
  if (met)
    return weeks === 1
      ? 'You have met your goal this week.'
      : `You have met your goal ${weeks} weeks in a row.`;
  const left = `${Math.max(1, lessons - done)} more`;
  if (weeks > 0)
    return `${weeks === 1 ? 'You met it last week' : `${weeks} weeks in a row so far`}. ${left}, and this week counts too.`;
  return metBefore
    ? `Start again this week: ${left}, and it counts.`
    : `${left}, and your first week counts.`;
}
