import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { GrantedRole } from '#app/shared/profile.ts';

export interface UsersTable {
  uid: string;
  email: string;
  display_name: string;
  photo_url: NullAtFirst<string>;
  password_hash: string;
  password_set_at: Date;
  email_verified_at: NullAtFirst<Date>;
  created_at: Date;
}

export interface AdminGrantsTable {
  uid: string;
  granted_at: Date;
  granted_by: string | null;
  reason: string;
}

export interface RoleGrantsTable {
  uid: string;
  role: GrantedRole;
  granted_at: Date;
  granted_by: string;
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
  ended_at: NullAtFirst<Date>;
  ended_because: NullAtFirst<SessionEnd>;
  confirmed_at: NullAtFirst<Date>;
  second_factor_at: NullAtFirst<Date>;
  passkey_id: NullAtFirst<string>;
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
  used_at: NullAtFirst<Date>;
  voided_at: NullAtFirst<Date>;
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
  old_code_hash: NullAtFirst<string>;
  new_code_hash: NullAtFirst<string>;
  old_confirmed_at: NullAtFirst<Date>;
  new_confirmed_at: NullAtFirst<Date>;
  completed_at: NullAtFirst<Date>;
  cancelled_at: NullAtFirst<Date>;
}

export interface AccountsTables {
  users: UsersTable;
  admin_grants: AdminGrantsTable;
  role_grants: RoleGrantsTable;
  disabled_accounts: DisabledAccountsTable;
  sessions: SessionsTable;
  action_codes: ActionCodesTable;
  email_changes: EmailChangesTable;
  sign_in_tickets: SignInTicketsTable;
}
