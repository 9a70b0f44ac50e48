interface Question {
  question: string;
  answer: string;
}

/**
 * The questions that a course's page answers (decisions.md ruling 31): its own where it brings more
 * than one, otherwise its own and then the school's.
 */
export const questionsOf = (
  own: readonly Question[],
  ofTheSchool: readonly Question[],
): readonly Question[] => (own.length > 1 ? own : [...own, ...ofTheSchool]);
