import type { ColumnType } from 'kysely';

/** Null until it happens. */
type Happened = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface UsersTable {
  uid: string;
  email: string;
  display_name: string;
  photo_url: ColumnType<string | null, string | null | undefined, string | null>;
  password_hash: string;
  password_set_at: Date;
  email_verified_at: Happened;
  created_at: Date;
}

export interface AdminGrantsTable {
  uid: string;
  granted_at: Date;
  granted_by: string | null;
  reason: string;
}

export interface DisabledAccountsTable {
  uid: string;
  disabled_at: Date;
  disabled_by: string | null;
  reason: string;
}

export type SessionEnd =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'signed-out-everywhere'
  | 'password-set'
  | 'email-changed'
  | 'passkey-removed'
  | 'account-disabled';

export interface SessionsTable {
  session_id: string;
  uid: string;
  token_hash: string;
  device: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Happened;
  ended_because: ColumnType<SessionEnd | null, SessionEnd | null | undefined, SessionEnd | null>;
  confirmed_at: Happened;
  second_factor_at: Happened;
  passkey_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SignInTicketsTable {
  ticket_hash: string;
  uid: string;
  created_at: Date;
  expires_at: Date;
}

export type CodePurpose = 'verify-email' | 'reset-password';

export interface ActionCodesTable {
  code_hash: string;
  uid: string;
  purpose: CodePurpose;
  created_at: Date;
  expires_at: Date;
  used_at: Happened;
  voided_at: Happened;
}

export interface EmailChangesTable {
  change_id: string;
  uid: string;
  session_id: string;
  old_email: string;
  new_email: string;
  asked_at: Date;
  links_asked_at: Date;
  expires_at: Date;
  old_code_hash: ColumnType<string | null, string | null | undefined, string | null>;
  new_code_hash: ColumnType<string | null, string | null | undefined, string | null>;
  old_confirmed_at: Happened;
  new_confirmed_at: Happened;
  completed_at: Happened;
  cancelled_at: Happened;
}

export interface AccountsTables {
  users: UsersTable;
  admin_grants: AdminGrantsTable;
  disabled_accounts: DisabledAccountsTable;
  sessions: SessionsTable;
  action_codes: ActionCodesTable;
  email_changes: EmailChangesTable;
  sign_in_tickets: SignInTicketsTable;
}
