import type { ColumnType } from 'kysely';

/** Append-only: the database refuses every change (migration 0012). */
export interface AdminActionsTable {
  id: ColumnType<string, string, never>;
  at: ColumnType<Date, Date, never>;
  /** A uid, or an UnnamedActor. */
  actor: ColumnType<string, string, never>;
  action: ColumnType<string, string, never>;
  subject_kind: ColumnType<string, string, never>;
  subject_id: ColumnType<string, string, never>;
  person_uid: ColumnType<string | null, string | null, never>;
  reason: ColumnType<string | null, string | null, never>;
  /** JSON, stored as text. */
  details: ColumnType<Record<string, unknown>, string, never>;
  request_id: ColumnType<string, string, never>;
  ip: ColumnType<string, string, never>;
}

export interface AuditTables {
  admin_actions: AdminActionsTable;
}
