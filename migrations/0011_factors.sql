-- What proves who one is besides the password: passkeys, an authenticator app, recovery codes; and a sign-in in two steps.

alter table sessions
  -- When the password was last asked for again; null: not since the session was opened.
  add column confirmed_at timestamptz,
  -- When a second factor was used in this session; null: never.
  add column second_factor_at timestamptz;

-- Who gave the right password and owes the second step. A ticket that was used, or that a new password made void, is deleted.
create table sign_in_tickets (
  -- SHA-256 of the ticket.
  ticket_hash text primary key,
  uid text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_tickets_of_user on sign_in_tickets (uid);
create index sign_in_tickets_by_expiry on sign_in_tickets (expires_at);

create table passkeys (
  id text primary key,
  -- As the authenticator names it, base64url.
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  uid text not null references users on delete cascade,
  -- COSE key, base64url.
  public_key text not null,
  -- As the authenticator last reported it; many always say 0.
  counter bigint not null check (counter >= 0),
  -- How the browser may reach it, separated by blanks.
  transports text not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (uid, created_at);

-- Unlogged: cheap to write, and a crash may forget them. A challenge that was answered is deleted.
create unlogged table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash text primary key,
  purpose text not null check (purpose in ('sign-in', 'second-step', 'register', 'turn-on', 'turn-off')),
  -- The session or the ticket that may answer; empty: anyone who asks to sign in.
  asker text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

create table authenticator_apps (
  id text primary key,
  uid text not null references users on delete cascade,
  -- Base32, sealed where SEALING_KEY is set.
  secret text not null,
  started_at timestamptz not null,
  -- Null: waits for its first code.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: it and all before it are spent.
  last_step bigint
);
create unique index authenticator_apps_one_each on authenticator_apps (uid) where confirmed_at is not null;
create unique index authenticator_apps_one_waiting on authenticator_apps (uid) where confirmed_at is null;

-- Whose password alone opens no session.
create table two_step_sign_ins (
  uid text primary key references users on delete cascade,
  since timestamptz not null
);

create table recovery_codes (
  uid text not null references two_step_sign_ins on delete cascade,
  -- SHA-256 of the code.
  code_hash text not null,
  used_at timestamptz,
  primary key (uid, code_hash)
);
