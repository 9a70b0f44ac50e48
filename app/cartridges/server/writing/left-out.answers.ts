import { countText } from '#app/courses/course-facts.ts';
import type { CourseJson } from '#app/courses/course-json.contract.ts';
import type { ShownMedia } from '#app/media/shown-media.ts';
import { practiceKinds } from '#app/practice/kinds.ts';
import { packageLimits } from '../../cartridge-limits.ts';
import type { LeftOut } from '../../contract.ts';

type Stage = CourseJson['courseContent'][number];
type Lesson = Stage['lessons'][number];

const kindNames = { picture: 'Picture', video: 'Video', file: 'File' } as const;

export const mediaLeftOut = ({ name, kind }: ShownMedia): LeftOut => ({
  name,
  kind: kindNames[kind],
  note: `The package has no room for it: an import takes at most ${packageLimits}. Its lesson in the package says so.`,
});

interface Remaining {
  /** How many of its pictures and files are no longer in the library. */
  missing: number;
  /** The kinds of the practice that a cartridge can't carry; undefined for one that can't be read. */
  practice: readonly (keyof typeof practiceKinds | undefined)[];
}

/** What a lesson has besides the text and the questions that the package has of it. */
export function lessonLeftOut(
  { title: name, tasks, needs }: Lesson,
  { missing, practice }: Remaining,
): LeftOut[] {
  const beside = [
    tasks.length > 0 && countText(tasks.length, 'task'),
    needs.length > 0 && countText(needs.length, 'tool'),
  ].filter((each) => each !== false);
  const lines: LeftOut[] = [];
  if (missing > 0)
    lines.push({
      name,
      kind: 'Lesson',
      note: `It names ${countText(missing, 'picture or file', 'pictures or files')} that this course doesn’t have.`,
    });
  for (const kind of new Set(practice)) {
    const count = practice.filter((each) => each === kind).length;
    const title = kind ? practiceKinds[kind][1] : 'Practice';
    lines.push({
      name,
      kind: count > 1 ? `${title} (${count})` : title,
      note: kind ? noForm(kind) : 'It can’t be read, so learners don’t see it here either.',
    });
  }
  if (beside.length > 0)
    lines.push({
      name,
      kind: 'Lesson',
      note: `A cartridge can’t carry its ${beside.join(' and ')}.`,
    });
  return lines;
}

const noForm = (kind: keyof typeof practiceKinds): string =>
  kind === 'fill-the-gaps'
    ? 'A cartridge can carry it with one gap only.'
    : 'A cartridge has no practice of this kind.';

export const quizLeftOut = ({ title, quiz }: Stage, carried: number): LeftOut[] => {
  const left = (quiz?.questions.length ?? 0) - carried;
  if (left === 0) return [];
  return [{ name: title, kind: 'Quiz', note: `${countText(left, 'question')} not finished yet.` }];
};

export const projectLeftOut = ({ project }: Pick<CourseJson, 'project'>): LeftOut[] =>
  project ? [{ name: project.title, kind: 'Project', note: 'A cartridge has no projects.' }] : [];
