import type { Block } from '#app/practice/block.contract.ts';
import type { CaptionLanguage } from '#app/media/captions.ts';
import type { Quiz } from '#app/quizzes/quiz.contract.ts';

/** What becomes of a thing: it is taken over, taken over with a change, or left out. */
export type Outcome = 'taken' | 'changed' | 'left';

/** A line of the report. */
export interface Reported {
  name: string;
  /** 'Page', 'Discussion'. */
  kind: string;
  outcome: Outcome;
  /** What became of it, or why not. */
  note: string;
}

/** The captions of a video, by language; null if a file of them can't be read. */
export type ReadCaptions = ReadonlyMap<CaptionLanguage, string | null>;

/** By the path of the video in the package. */
export type CaptionsByVideo = ReadonlyMap<string, ReadCaptions>;

/** A page, a link, a file or an assessment as a lesson. Its Markdown has marks where a file of the package belongs. */
export interface ReadLesson {
  title: string;
  kind: 'reading' | 'video' | 'file' | 'practice';
  text: string;
  /** The files that its marks name by their number. */
  files: readonly string[];
  /** After the text. */
  practice: readonly Block[];
  /** Its line in the report. */
  line: number;
}

export interface ReadStage {
  title: string;
  lessons: readonly ReadLesson[];
  quiz: Quiz | null;
}

/** A package as it was read: what a course takes of it, and what becomes of each thing in it. */
export interface ReadCartridge {
  title: string;
  version: string;
  stages: readonly ReadStage[];
  report: readonly Reported[];
  /** The line in the report of each file that a lesson names. */
  fileLines: ReadonlyMap<string, number>;
  captions: CaptionsByVideo;
}
