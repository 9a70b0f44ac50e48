import { countText, hasPractice } from './course-facts.ts';

type Sections = readonly {
  lessons: readonly { practice: boolean }[];
  quiz: { drawn: number; passMark: number } | null;
}[];

/** What finishes a course, for people who consider it and for those who are in it. */
export function completionRule(sections: Sections): string {
  const quizzes = sections.flatMap(({ quiz }) => quiz ?? []);
  return [
    hasPractice({ sections })
      ? 'You complete a lesson by doing its practice and marking it complete.'
      : 'You complete a lesson by marking it complete.',
    quizzes.length > 0 && quizRule(quizzes),
    quizzes.length > 0
      ? `The course is finished when all its written lessons are complete and ${quizzes.length === 1 ? 'the quiz is' : 'the quizzes are'} passed.`
      : 'A course is finished when all its written lessons are complete.',
    'Then you get a certificate with your name that anyone can check.',
    'What you have finished stays finished, even if the course changes or your membership ends.',
  ]
    .filter(Boolean)
    .join(' ');
}

function quizRule(quizzes: readonly { drawn: number; passMark: number }[]): string {
  const marks = new Set(
    quizzes.map(
      ({ drawn, passMark }) => `${passMark} of ${drawn} ${drawn === 1 ? 'question' : 'questions'}`,
    ),
  );
  const [mark] = marks;
  const many = quizzes.length > 1;
  const passes =
    marks.size === 1
      ? `You pass ${many ? 'each' : 'it'} by getting ${mark} right`
      : 'Each says how many right answers it takes';
  return `${countText(quizzes.length, 'stage')} ${many ? 'end' : 'ends'} with a quiz. ${passes}, and you may try as often as you like.`;
}
