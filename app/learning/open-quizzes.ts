interface QuizStage {
  quiz: { id: string } | null;
}

/** More would be a sentence that nobody reads. */
const mostNamed = 6;

const list = new Intl.ListFormat('en-IN');

/** The numbers of the stages whose quiz is not passed. */
export const openQuizStages = (stages: readonly QuizStage[], passed: readonly string[]): number[] =>
  stages.flatMap(({ quiz }, index) => (quiz && !passed.includes(quiz.id) ? [index + 1] : []));

/** 'The quizzes of stages 1 and 3 are still open.', of at least one. */
export function openQuizzesText(stages: readonly number[]): string {
  if (stages.length > mostNamed)
    return `${stages.length} quizzes are still open. The course’s page lists them.`;
  const named = list.format(stages.map(String));
  return stages.length === 1
    ? `The quiz of stage ${named} is still open.`
    : `The quizzes of stages ${named} are still open.`;
}
