import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { PostKind } from '../team-post.ts';

export interface TeamPostsTable {
  id: string;
  hackathon_id: string;
  uid: string;
  kind: PostKind;
  skills: string;
  words: string;
  written_at: Date;
  changed_at: Date;
  hidden_at: NullAtFirst<Date>;
}

export interface TeamAnswersTable {
  id: string;
  post_id: string;
  uid: string;
  words: string;
  sent_at: Date;
  /** Why the post's author reported it. */
  report_reason: NullAtFirst<string>;
  reported_at: NullAtFirst<Date>;
  /** An admin has checked the report. */
  settled_at: NullAtFirst<Date>;
  hidden_at: NullAtFirst<Date>;
}

export interface TeamPostReportsTable {
  post_id: string;
  uid: string;
  reason: string;
  reported_at: Date;
  settled_at: NullAtFirst<Date>;
}

export interface TeamBoardTables {
  team_posts: TeamPostsTable;
  team_answers: TeamAnswersTable;
  team_post_reports: TeamPostReportsTable;
}
