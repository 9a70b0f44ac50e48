import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { ApplicationState } from '../application-state.ts';

export interface PlacementResumesTable {
  id: string;
  uid: string;
  name: string;
  /** Its file in the store. Null until a job has moved it there. */
  media_id: string | null;
  /** The bytes of one that waits for this. */
  pdf: Buffer | null;
  bytes: number;
  uploaded_at: Date;
}

export interface PlacementApplicationsTable {
  id: string;
  uid: string;
  opening_id: string | null;
  name: string;
  role: string;
  city: string;
  portfolio: string | null;
  resume_id: string;
  applied_at: Date;
  state: Generated<ApplicationState>;
  state_since: Date;
  state_by: NullAtFirst<string>;
  message: NullAtFirst<string>;
}

export interface PlacementNotesTable {
  id: string;
  application_id: string;
  author_uid: string;
  words: string;
  written_at: Date;
}

export interface PlacementsTables {
  placement_resumes: PlacementResumesTable;
  placement_applications: PlacementApplicationsTable;
  placement_notes: PlacementNotesTable;
}
