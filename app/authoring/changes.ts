import type {
  CourseContent,
  LessonContent,
  QuizContent,
  StageContent,
} from '#app/courses/course-content.ts';
import { inOneOrder } from './same-text.ts';

/** Something that publishing a draft changes for readers. */
export interface Change {
  kind: 'added' | 'removed' | 'written' | 'text' | 'needs' | 'title' | 'moved' | 'details';
  of: 'stage' | 'lesson' | 'quiz';
  /** As it is called in the draft; of something removed, as it was. A quiz is called like its stage. */
  title: string;
  id: string;
  wordsAdded: number;
  wordsRemoved: number;
}

interface Placed extends LessonContent {
  stage: string;
}

/** What differs between what readers have and a draft: stages, then lessons and quizzes in order. */
export function changesBetween(published: CourseContent, draft: CourseContent): Change[] {
  const stages = compared(published.stages, draft.stages, stageChanges);
  const lessons = compared(lessonsIn(published), lessonsIn(draft), lessonChanges);
  // A quiz moves with its stage alone.
  const quizzes = compared(quizzesIn(published), quizzesIn(draft), quizChanges).filter(
    ({ kind }) => kind !== 'moved',
  );
  return [...stages.map(of('stage')), ...lessons.map(of('lesson')), ...quizzes.map(of('quiz'))];
}

type Difference = Omit<Change, 'of'>;
const of =
  (kind: Change['of']) =>
  (change: Difference): Change => ({ ...change, of: kind });

const lessonsIn = ({ stages }: CourseContent): Placed[] =>
  stages.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ ...lesson, stage: id })));

interface NamedQuiz extends QuizContent {
  title: string;
}

const quizzesIn = ({ stages }: CourseContent): NamedQuiz[] =>
  stages.flatMap(({ title, quiz }) => (quiz ? { ...quiz, title } : []));

function compared<Part extends { id: string; title: string }>(
  before: readonly Part[],
  after: readonly Part[],
  differences: (was: Part, is: Part) => Difference[],
): Difference[] {
  const was = new Map(before.map((part) => [part.id, part]));
  const kept = new Set(after.map(({ id }) => id));
  const moved = movedIn(
    before.filter(({ id }) => kept.has(id)).map(({ id }) => id),
    after.filter(({ id }) => was.has(id)).map(({ id }) => id),
  );
  return [
    ...after.flatMap((part) => {
      const old = was.get(part.id);
      if (!old) return [change('added', part)];
      const found = differences(old, part);
      return moved.has(part.id) && !found.some(({ kind }) => kind === 'moved')
        ? [...found, change('moved', part)]
        : found;
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((part) => change('removed', part)),
  ];
}

const change = (
  kind: Change['kind'],
  { id, title }: { id: string; title: string },
  words = { wordsAdded: 0, wordsRemoved: 0 },
): Difference => ({ kind, id, title, ...words });

const stageChanges = (was: StageContent, is: StageContent): Difference[] =>
  was.title === is.title ? [] : [change('title', is)];

function quizChanges(was: NamedQuiz, is: NamedQuiz): Difference[] {
  const found: Difference[] = [];
  if (inOneOrder(was.questions) !== inOneOrder(is.questions)) found.push(change('text', is));
  const settings = ({ drawn, passMark, waitMinutes }: NamedQuiz) =>
    JSON.stringify([drawn, passMark, waitMinutes]);
  if (settings(was) !== settings(is)) found.push(change('details', is));
  return found;
}

function lessonChanges(was: Placed, is: Placed): Difference[] {
  const found: Difference[] = [];
  if (was.title !== is.title || was.slug !== is.slug) found.push(change('title', is));
  if (was.stage !== is.stage) found.push(change('moved', is));
  if ((was.body ?? '') !== (is.body ?? ''))
    found.push(change(was.body === null ? 'written' : 'text', is, wordsBetween(was, is)));
  if (JSON.stringify(was.needs) !== JSON.stringify(is.needs)) found.push(change('needs', is));
  const details = ({ minutes, preview, tasks, kind }: Placed) =>
    JSON.stringify([minutes, preview, tasks, kind]);
  if (details(was) !== details(is)) found.push(change('details', is));
  return found;
}

/** How many words are in one text and not in the other, wherever they stand. */
function wordsBetween(was: LessonContent, is: LessonContent) {
  const before = counted(was.body ?? '');
  const after = counted(is.body ?? '');
  const surplus = (one: Map<string, number>, other: Map<string, number>) =>
    [...one].reduce((sum, [word, count]) => sum + Math.max(0, count - (other.get(word) ?? 0)), 0);
  return { wordsAdded: surplus(after, before), wordsRemoved: surplus(before, after) };
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/)) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Of ids that are in both orders, the fewest that were moved. */
function movedIn(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const place = new Map(before.map((id, index) => [id, index]));
  const stayed = longestRising(after.map((id) => place.get(id) ?? 0)).map((index) => before[index]);
  return new Set(after.filter((id) => !stayed.includes(id)));
}

/** The longest rising subsequence. */
function longestRising(numbers: readonly number[]): number[] {
  let longest: number[] = [];
  const endingAt: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = endingAt
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? -1) < number)
      .reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    const run = [...before, number];
    endingAt.push(run);
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
