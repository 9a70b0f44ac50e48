export const minutesOf = (lessons: readonly { minutes: number }[]): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** Minutes as a person says them: '45 minutes', '1 hour', '4.5 hours'. Half hours are exact enough; an outline takes no time yet. */
export function durationText(minutes: number): string {
  if (minutes === 0) return 'Being written';
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
