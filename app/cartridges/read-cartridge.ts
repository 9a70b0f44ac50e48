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

/** A page, a link or a file as a lesson. Its Markdown has marks where a file of the package belongs. */
export interface ReadLesson {
  title: string;
  kind: 'reading' | 'file';
  text: string;
  /** The files that its marks name by their number. */
  files: readonly string[];
  /** Its line in the report. */
  line: number;
}

export interface ReadStage {
  title: string;
  lessons: readonly ReadLesson[];
}

/** A package as it was read: what a course takes of it, and what becomes of each thing in it. */
export interface ReadCartridge {
  title: string;
  version: string;
  stages: readonly ReadStage[];
  report: readonly Reported[];
  /** The line in the report of each file that a lesson names. */
  fileLines: ReadonlyMap<string, number>;
}

/** What the thread that reads a package answers. */
export type ReadAnswer =
  | { fault: string }
  | { cartridge: ReadCartridge; files: ReadonlyMap<string, Uint8Array> };
