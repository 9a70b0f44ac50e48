interface Outlined {
  sections: readonly {
    lessons: readonly { id: string; written: boolean }[];
    quiz: { id: string } | null;
  }[];
}

/**
 * What someone half way through a course has done: the first half of the written lessons, and the
 * quizzes of the stages that those complete.
 */
export function halfWay({ sections }: Outlined): { completed: string[]; passed: string[] } {
  const written = sections.flatMap(({ lessons }) => lessons.filter((lesson) => lesson.written));
  const completed = written.slice(0, Math.ceil(written.length / 2)).map(({ id }) => id);
  const passed = sections.flatMap(({ lessons, quiz }) =>
    quiz &&
    lessons.some((lesson) => lesson.written) &&
    lessons.every(({ id, written: isWritten }) => !isWritten || completed.includes(id))
      ? quiz.id
      : [],
  );
  return { completed, passed };
}
