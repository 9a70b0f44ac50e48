import { countText } from '#app/courses/course-facts.ts';
import { Block } from '#app/practice/block.contract.ts';
import { mostPractice } from '#app/practice/fences.ts';
import { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import type { Reported } from '../../read-cartridge.ts';
import { FileFault } from './package.service.ts';
import { nameOfQuestion, questionIn, type Question } from './questions.service.ts';
import { allOf, type XmlElement } from './xml.service.ts';

export interface Assessment {
  practice: readonly Block[];
  /** The same as the questions of a quiz, where all of them can be. */
  quiz: readonly QuizQuestion[] | undefined;
  /** A line for each question that was left out. */
  left: readonly Reported[];
  /** What could not be kept, in a few words each. */
  lost: readonly string[];
}

/** The questions of an assessment, as far as our kinds fit. @throws {FileFault} if none does */
export function assessmentIn(root: XmlElement): Assessment {
  const items = allOf(root, 'item');
  if (items.length === 0) throw new FileFault('It has no questions.');
  const practice: Block[] = [];
  const quiz: QuizQuestion[] = [];
  const left: Reported[] = [];
  let unexplained = 0;
  const taken = new Set<string>();
  for (const [index, item] of items.entries()) {
    try {
      if (practice.length === mostPractice)
        throw new FileFault(`A lesson has at most ${mostPractice} questions.`);
      const question = questionIn(item);
      const id = idFor(question, index, taken);
      practice.push(checkedBlock(blockOf(question, id)));
      taken.add(id);
      if (question.why === '') unexplained += 1;
      const asked = QuizQuestion.safeParse(quizQuestionOf(question, id));
      if (asked.success && question.options.length > 0) quiz.push(asked.data);
    } catch (fault) {
      if (!(fault instanceof FileFault)) throw fault;
      const name = nameOfQuestion(item) || `Question ${index + 1}`;
      left.push({ name, kind: 'Question', outcome: 'left', note: fault.message });
    }
  }
  if (practice.length === 0) throw new FileFault('None of its questions can be taken over.');
  return {
    practice,
    quiz: quiz.length === items.length ? quiz : undefined,
    left,
    lost:
      unexplained > 0
        ? [
            `the explanation of ${countText(unexplained, 'question')} (the package has none, so learners are only told the answer)`,
          ]
        : [],
  };
}

function idFor({ ident }: Question, index: number, taken: ReadonlySet<string>): string {
  if (/^[a-z0-9-]{1,60}$/.test(ident) && !taken.has(ident)) return ident;
  let id = `question-${index + 1}`;
  while (taken.has(id)) id += 'x';
  return id;
}

/** Practice always says why; where nothing did, it names the answer. */
const whyOf = ({ why, options, answers }: Question): string =>
  why ||
  `Right: ${options
    .filter(({ right }) => right)
    .map(({ text }) => text)
    .concat(answers.slice(0, 1))
    .join('; ')}.`.slice(0, 600);

function blockOf(question: Question, id: string): unknown {
  const { text, options, answers, several } = question;
  const why = whyOf(question);
  if (answers.length > 0)
    return { id, kind: 'fill-the-gaps', text: withGap(text), gaps: [{ answers }], why };
  return {
    id,
    kind: several ? 'choose-several' : 'choose-one',
    question: text,
    options: options.map(({ text: words, right, said }) => ({
      text: words,
      right,
      ...(said && { hint: said }),
    })),
    why,
  };
}

/** A row of underscores is the gap; else it comes after the words. */
const withGap = (text: string): string =>
  /_{2,}/.test(text) ? text.replace(/_{2,}/, '___') : `${text} ___`;

/** @throws {FileFault} with what our rules say */
function checkedBlock(block: unknown): Block {
  const result = Block.safeParse(block);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = (issue?.path ?? [])
    .map((part) => (typeof part === 'number' ? part + 1 : String(part)))
    .join(' ');
  throw new FileFault(`${[place, issue?.message].filter(Boolean).join(': ')}.`);
}

const quizQuestionOf = (question: Question, id: string) => ({
  id,
  name: question.title === 'Question' ? '' : question.title.slice(0, 80),
  question: question.text,
  several: question.several,
  options: question.options,
  why: whyOf(question),
  lesson: null,
});
