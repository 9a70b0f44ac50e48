/** A course in the JSON that an author pastes. */
export const pastedCourse = (number: number) => ({
  slug: `pasted-${number}`,
  title: `Pasted course ${number}`,
  description: 'Let the boring half of the week run on its own.',
  instructor: { name: 'Imran Qureshi' },
  courseContent: [
    { title: 'Begin', lessons: ['What to hand over', 'What to keep'] },
    { title: 'Go on', lessons: ['Watch it work'] },
  ],
});

/** The text of that many courses, one per line: course n (from 1) is on line n + 1. */
export const pastedText = (
  count: number,
  change: (lines: string[]) => void = () => undefined,
): string => {
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify(pastedCourse(index + 1)),
  );
  change(lines);
  return `[\n${lines.join(',\n')}\n]`;
};
