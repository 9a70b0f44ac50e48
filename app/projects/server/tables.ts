import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { Criterion } from '#app/courses/project-text.contract.ts';

/** A course's project is its newest version; no version ever changes. */
export interface ProjectVersionsTable {
  course_id: string;
  version: number;
  title: string;
  /** Markdown. */
  brief: string;
  /** JSON. */
  criteria: string | Criterion[];
  takes_link: boolean;
  takes_words: boolean;
  takes_file: boolean;
  offered: boolean;
  /** As the newer project of an upgrade, it took the place of the version before. */
  taken_over: boolean;
  saved_at: Date;
  /** Null if it came with the school, or once that person has deleted the account. */
  saved_by_uid: string | null;
}

/** At most one of a person's submissions for a course waits. */
export interface ProjectSubmissionsTable {
  id: string;
  uid: string;
  course_id: string;
  version: number;
  /** When it was submitted. */
  course_title: string;
  attempt: number;
  link: string | null;
  words: string;
  /** An id of media. */
  file_id: string | null;
  submitted_at: Date;
  responded_at: NullAtFirst<Date>;
  /** JSON: one for each criterion. */
  points: NullAtFirst<string | number[]>;
  response: NullAtFirst<string>;
  /** Null once that person has deleted the account. */
  responder_uid: NullAtFirst<string>;
  corrected_at: NullAtFirst<Date>;
}

/** What a response said before it was corrected. */
export interface ProjectCorrectionsTable {
  submission_id: string;
  corrected_at: Date;
  /** JSON: one for each criterion. */
  points: string | number[];
  response: string;
}

export interface ProjectsTables {
  project_versions: ProjectVersionsTable;
  project_submissions: ProjectSubmissionsTable;
  project_corrections: ProjectCorrectionsTable;
}
