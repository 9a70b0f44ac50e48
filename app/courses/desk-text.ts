/** Several short texts as a person types them: one per line. */
export const linesIn = (typed: string): string[] =>
  typed.split('\n').flatMap((line) => line.trim() || []);

interface Question {
  question: string;
  answer: string;
}

/**
 * Questions as a person types them: the question on a line, its answer below, an empty line before
 * the next.
 */
export const questionsIn = (typed: string): Question[] =>
  typed
    .split(/\n\s*\n/)
    .flatMap((block) => block.trim() || [])
    .map((block) => {
      const [question = '', ...answer] = block.split('\n');
      return { question: question.trim(), answer: answer.join('\n').trim() };
    });

/** An empty line inside an answer would begin another question. */
export const questionsText = (questions: readonly Question[]): string =>
  questions
    .map(({ question, answer }) => `${question}\n${answer.replaceAll(/\n\s*\n/g, '\n')}`)
    .join('\n\n');
