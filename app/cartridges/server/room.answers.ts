import type { CourseJson } from '#app/courses/course-json.contract.ts';
import type { ShownMedia } from '#app/media/shown-media.ts';
import { largestPackage, leastForTexts, mostFiles, mostThings } from '../cartridge-limits.ts';

/** The room that a package has or that something takes in it. */
export interface Room {
  bytes: number;
  /** Files, and entries of the manifest. */
  things: number;
}

/** The manifest, and what an archive says of each file. */
const besideTexts = 4 * 1024 * 1024;

/** What the texts of a course leave for its pictures, files and videos, however little they shrink. */
export function roomBeside(stages: CourseJson['courseContent']): Room {
  let texts = besideTexts;
  // The manifest and the entry around all others.
  let things = 2;
  for (const { lessons, quiz } of stages) {
    // Itself, and its quiz.
    things += 3;
    if (quiz) texts += Buffer.byteLength(JSON.stringify(quiz));
    for (const { text } of lessons) {
      // Its page and its questions: each is an entry and a resource.
      things += 4;
      texts += Buffer.byteLength(text ?? '');
    }
  }
  return {
    bytes: largestPackage - Math.max(leastForTexts, texts),
    things: Math.min(mostFiles, mostThings) - things,
  };
}

/** At most three bytes for each character, and its two times. */
const captionBytes = ({ text }: { text: string }): number => 3 * text.length + 40;

/** The room that a file and its captions need. */
export function roomFor({ size, video }: ShownMedia): Room {
  const captions = video?.captions ?? [];
  return {
    bytes: captions.flatMap(({ cues }) => cues).reduce((sum, cue) => sum + captionBytes(cue), size),
    things: 1 + captions.length,
  };
}
