import { countText } from '#app/courses/course-facts.ts';
import type { Reported } from '../../read-cartridge.ts';

/** A thing that becomes a lesson, or a part of one, while its place is still open. */
export interface Taken {
  name: string;
  /** 'Page', 'Assessment'. */
  kind: string;
  questions: number;
  /** What changed, a sentence each. */
  notes: readonly string[];
}

/** Where it is: a lesson, the practice of the one with this title, or the quiz of its stage. */
export type Place = { of: 'own' } | { of: 'lesson'; title: string } | { of: 'stage' };

/** The lines in the order of the package. A line whose place is open is filled in later. */
export function newReport() {
  const lines: Reported[] = [];
  let kept = 0;
  /** Keeps a place for a line. */
  const keep = (): number => {
    kept += 1;
    return kept - 1;
  };
  const tell = (line: Reported, at = keep()): number => {
    lines[at] = line;
    return at;
  };
  return { lines, keep, tell };
}

export type Report = ReturnType<typeof newReport>;

export const lineOfTaken = ({ name, kind, questions, notes }: Taken, place: Place): Reported => ({
  name,
  kind,
  outcome: notes.length > 0 ? 'changed' : 'taken',
  note: [placeText(place, questions), ...notes].join(' '),
});

function placeText(place: Place, questions: number): string {
  if (place.of === 'lesson') return `In the lesson “${place.title}”.`;
  if (place.of === 'stage') return 'The quiz of the stage, with the usual settings.';
  return questions > 0 ? `A lesson with ${countText(questions, 'question')}.` : 'A lesson.';
}
