-- An account moves to another address once the links mailed to both, the old and the new, have been followed.
create table email_changes (
  change_id text primary key,
  uid text not null references users on delete cascade,
  -- The session that asked for it: it goes on when the others end.
  session_id text not null,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  asked_at timestamptz not null,
  -- When the links were asked for last.
  links_asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- SHA-256 of the code in the newest link to each address; null: none was mailed, as where the new address has an account already.
  old_code_hash text unique,
  new_code_hash text unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  completed_at timestamptz,
  -- Taken back, replaced by a newer one, or ended by a new password.
  cancelled_at timestamptz,
  check (old_email <> new_email),
  check (completed_at is null or (old_confirmed_at is not null and new_confirmed_at is not null and cancelled_at is null))
);
create unique index email_changes_one_open on email_changes (uid) where completed_at is null and cancelled_at is null;
create index email_changes_by_expiry on email_changes (expires_at);

alter table sessions drop constraint sessions_ended_because_check;
alter table sessions add constraint sessions_ended_because_check
  check (ended_because in ('signed-out', 'signed-out-elsewhere', 'signed-out-everywhere', 'password-set', 'email-changed', 'account-disabled'));
