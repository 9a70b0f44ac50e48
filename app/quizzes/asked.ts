import { isRight, shownOptions, type Drawn, type Given } from './attempt.ts';
import type { JudgedQuestion, OpenQuestion } from './contract.ts';
import type { QuizQuestion } from './quiz.contract.ts';

/** A question as someone was asked it, and what they chose. */
export interface Asked {
  question: QuizQuestion;
  drawn: Drawn;
  given: Given;
}

const asked = ({ question, drawn, given }: Asked) => ({
  name: question.name || question.question,
  question: question.question,
  several: question.several,
  options: shownOptions(question, drawn).map(({ text }) => text),
  choices: given.choices,
});

export const openQuestion = (each: Asked): OpenQuestion => ({
  ...asked(each),
  flagged: each.given.flagged,
});

export function judgedQuestion(
  each: Asked,
  lessonOf: (id: string) => JudgedQuestion['lesson'],
): JudgedQuestion {
  const { question, drawn, given } = each;
  const options = shownOptions(question, drawn);
  return {
    ...asked(each),
    correct: isRight(question, drawn, given),
    right: options.flatMap(({ right }, place) => (right ? [place] : [])),
    said: given.choices.flatMap((place) => options[place]?.said || []),
    why: question.why,
    lesson: question.lesson === null ? null : lessonOf(question.lesson),
  };
}
