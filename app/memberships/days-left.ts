import { dayMs } from '#app/shared/durations.ts';

/**
 * Whole days of membership left, including the current one: for a year 365 minus the whole days
 * since its start, and more once it is renewed (part 1 section 9; decisions.md ruling 24). Never
 * below 0; null for life.
 */
export const daysLeft = (endsAt: Date | null, now: Date): number | null =>
  endsAt && Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs));
