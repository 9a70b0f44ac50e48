import { dayMs } from '#app/shared/durations.ts';

const stageCount = 5;

/** How much of a membership's term has passed, in whole days and as five stages of equal length. */
export function termUsed(startsAt: string, endsAt: string, daysLeft: number) {
  const days = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs);
  const used = Math.max(0, days - daysLeft);
  const total = days / stageCount;
  const stages = Array.from({ length: stageCount }, (_, index) => ({
    id: String(index),
    done: Math.min(total, Math.max(0, used - index * total)),
    total,
  }));
  return { used, days, stages };
}
