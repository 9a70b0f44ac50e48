interface Lesson {
  slug: string;
  title: string;
  minutes: number;
}

interface Judged {
  correct: boolean;
  lesson: Lesson | null;
}

/** The lessons that the wrong answers point to, the one with the most first. */
export function wrongLessons(questions: readonly Judged[]): (Lesson & { wrong: number })[] {
  const lessons = questions.flatMap(({ correct, lesson }) => (correct || !lesson ? [] : lesson));
  return [...Map.groupBy(lessons, ({ slug }) => slug).values()]
    .flatMap(([lesson, ...others]) => (lesson ? { ...lesson, wrong: others.length + 1 } : []))
    .toSorted((one, other) => other.wrong - one.wrong);
}
