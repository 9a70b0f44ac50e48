import type { Quiz, QuizQuestion } from '#app/quizzes/quiz.contract.ts';

type Option = QuizQuestion['options'][number];

export const newOption: Option = { text: '', right: false, said: '' };

export const newQuestion = (id: string): QuizQuestion => ({
  id,
  name: '',
  question: '',
  several: false,
  options: [newOption, newOption],
  why: '',
  lesson: null,
});

/** The question with one of its options marked right; of a question with one answer, no other stays so. */
export const marked = (question: QuizQuestion, place: number, right: boolean): QuizQuestion => ({
  ...question,
  options: question.options.map((option, index) => ({
    ...option,
    right: index === place ? right : option.right && question.several,
  })),
});

/** The question with one answer or several; of several right options, the first stays. */
export function withSeveral(question: QuizQuestion, several: boolean): QuizQuestion {
  const first = question.options.findIndex(({ right }) => right);
  const options = question.options.map((option, index) => ({
    ...option,
    right: option.right && (several || index === first),
  }));
  return { ...question, several, options };
}

/** The questions with one of them moved up or down. */
export function stepped(questions: Quiz['questions'], place: number, by: 1 | -1) {
  const moved = questions[place];
  const to = place + by;
  return !moved || to < 0 || to >= questions.length
    ? questions
    : questions.toSpliced(place, 1).toSpliced(to, 0, moved);
}
