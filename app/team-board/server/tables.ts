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
  post_id: string;
  uid: string;
  words: string;
  sent_at: Date;
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
