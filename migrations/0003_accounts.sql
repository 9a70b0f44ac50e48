-- People, how they prove who they are, and what they were granted. State is a row or an instant, never a bare flag.

create table users (
  uid text primary key,
  -- Canonical (email-address.ts): the unique index is what makes one account per address, also under racing sign-ups.
  email text not null unique check (email = lower(email)),
  display_name text not null check (char_length(display_name) between 1 and 80),
  photo_url text,
  password_hash text not null,
  password_set_at timestamptz not null,
  email_verified_at timestamptz,
  created_at timestamptz not null
);

create table admin_grants (
  uid text primary key references users on delete cascade,
  granted_at timestamptz not null,
  -- Null: the setting ADMIN_EMAIL or the command line.
  granted_by text references users on delete set null,
  reason text not null
);

create table disabled_accounts (
  uid text primary key references users on delete cascade,
  disabled_at timestamptz not null,
  disabled_by text references users on delete set null,
  reason text not null
);

create table sessions (
  session_id text primary key,
  uid text not null references users on delete cascade,
  -- SHA-256 of the bearer token: the token itself is nowhere at rest.
  token_hash text not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('signed-out', 'signed-out-everywhere', 'password-set', 'account-disabled')),
  check ((ended_at is null) = (ended_because is null))
);
create index sessions_of_user on sessions (uid) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

create table action_codes (
  -- SHA-256 of the code in the mailed link.
  code_hash text primary key,
  uid text not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer code of the same purpose took its place.
  voided_at timestamptz
);
create index action_codes_of_user on action_codes (uid, purpose) where used_at is null and voided_at is null;
create index action_codes_by_expiry on action_codes (expires_at);
