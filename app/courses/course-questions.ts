interface Question {
  question: string;
  answer: string;
}

/**
 * The questions on a course's page (decisions.md ruling 31): only its own if it has more than one,
 * otherwise its own and then the school's.
 */
export const questionsOf = (
  own: readonly Question[],
  ofTheSchool: readonly Question[],
): readonly Question[] => (own.length > 1 ? own : [...own, ...ofTheSchool]);
