const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

interface Waiting {
  questions: number;
  projects: number;
}

/** "2 questions and 1 project wait for an answer". */
export function waitingText({ questions, projects }: Waiting): string {
  const parts = [
    ...(questions > 0 ? [counted(questions, 'question')] : []),
    ...(projects > 0 ? [counted(projects, 'project')] : []),
  ];
  const verb = questions + projects === 1 ? 'waits' : 'wait';
  return `${parts.join(' and ')} ${verb} for an answer`;
}

/** How long the oldest has waited, in whole hours, and in days from the second on. */
export function agoText(hours: number): string {
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
