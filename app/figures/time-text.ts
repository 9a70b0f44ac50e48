/** Minutes for people to read: "45 min", "2 h", "2 h 5 min"; never broken over two lines. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${rest}\u00A0min`;
}
