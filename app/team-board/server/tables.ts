import type { ColumnType } from 'kysely';
import type { PostKind } from '../team-post.ts';

/** Null until it happens. */
type Happened = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface TeamPostsTable {
  id: string;
  hackathon_id: string;
  uid: string;
  kind: PostKind;
  skills: string;
  words: string;
  written_at: Date;
  changed_at: Date;
  hidden_at: Happened;
}

export interface TeamAnswersTable {
  id: string;
  post_id: string;
  uid: string;
  words: string;
  sent_at: Date;
  /** Why the author of the post finds it out of place. */
  report_reason: ColumnType<string | null, string | null | undefined, string | null>;
  reported_at: Happened;
  /** An admin has looked at the report. */
  settled_at: Happened;
  hidden_at: Happened;
}

export interface TeamPostReportsTable {
  post_id: string;
  uid: string;
  reason: string;
  reported_at: Date;
  settled_at: Happened;
}

export interface TeamBoardTables {
  team_posts: TeamPostsTable;
  team_answers: TeamAnswersTable;
  team_post_reports: TeamPostReportsTable;
}
