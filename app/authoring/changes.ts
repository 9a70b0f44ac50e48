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
  /** Where it is in the draft; null unless it has moved. */
  to: Place | null;
}

interface Place {
  /** The title of a lesson's new stage; null if it stayed in its stage, and for stages. */
  stage: string | null;
  /** The title of the lesson or stage before it; null if it comes first. */
  after: string | null;
}

interface Placed extends LessonContent {
  stage: string;
}

/** What differs between what readers have and a draft: stages, then lessons and quizzes in order. */
export function changesBetween(published: CourseContent, draft: CourseContent): Change[] {
  const stages = compared(published.stages, draft.stages, {
    differences: stageChanges,
    moved: movedIn(published.stages, draft.stages),
  });
  const lessons = compared(lessonsIn(published), lessonsIn(draft), {
    differences: lessonChanges,
    moved: movedLessons(published, draft),
  });
  // A quiz moves with its stage alone.
  const quizzes = compared(quizzesIn(published), quizzesIn(draft), { differences: quizChanges });
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

interface Comparison<Part> {
  differences: (was: Part, is: Part) => Difference[];
  moved?: ReadonlyMap<string, Place>;
}

function compared<Part extends { id: string; title: string }>(
  before: readonly Part[],
  after: readonly Part[],
  { differences, moved }: Comparison<Part>,
): Difference[] {
  const was = new Map(before.map((part) => [part.id, part]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((part) => {
      const old = was.get(part.id);
      if (!old) return [change('added', part)];
      const to = moved?.get(part.id);
      return [...differences(old, part), ...(to ? [{ ...change('moved', part), to }] : [])];
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((part) => change('removed', part)),
  ];
}

const change = (
  kind: Change['kind'],
  { id, title }: { id: string; title: string },
  words = { wordsAdded: 0, wordsRemoved: 0 },
): Difference => ({ kind, id, title, ...words, to: null });

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

/**
 * The lessons that came into another stage, and the fewest that changed their place in their own. A
 * stage that moves takes its lessons along: they have not moved.
 */
function movedLessons(published: CourseContent, draft: CourseContent): ReadonlyMap<string, Place> {
  const stageBefore = new Map(lessonsIn(published).map(({ id, stage }) => [id, stage]));
  const before = new Map(published.stages.map(({ id, lessons }) => [id, lessons]));
  return new Map(
    draft.stages.flatMap(({ id: stage, title, lessons }) => [
      ...movedIn(before.get(stage) ?? [], lessons),
      ...lessons.flatMap(({ id }, index): [string, Place][] => {
        const was = stageBefore.get(id);
        return was === undefined || was === stage
          ? []
          : [[id, { stage: title, after: lessons[index - 1]?.title ?? null }]];
      }),
    ]),
  );
}

/** As few moves as turn the old order into the new one. Only parts that both have can move. */
function movedIn(
  before: readonly { id: string }[],
  after: readonly { id: string; title: string }[],
): ReadonlyMap<string, Place> {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const kept = after.flatMap(({ id }) => place.get(id) ?? []);
  const stayed = new Set(longestRising(kept).map((index) => before[index]?.id));
  return new Map(
    after.flatMap(({ id }, index): [string, Place][] =>
      place.has(id) && !stayed.has(id)
        ? [[id, { stage: null, after: after[index - 1]?.title ?? null }]]
        : [],
    ),
  );
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
