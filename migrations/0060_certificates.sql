-- What a person has finished. A row is never undone: not by an edit of the course, not by the undoing of a lesson.
create table course_completions (
  uid text not null,
  course_id text not null,
  completed_at timestamptz not null,
  -- The course's version at that moment.
  course_version integer not null,
  -- Of its written lessons, all of which were complete.
  lessons integer not null check (lessons > 0),
  primary key (uid, course_id)
);

-- A certificate says what was true on the day it was issued, so it copies everything that it says.
create table certificates (
  number text primary key check (number ~ '^LFT-[0-9A-HJ-NP-Z]{4}-[0-9A-HJ-NP-Z]{4}$'),
  -- No foreign key: a certificate may outlive the account.
  uid text not null,
  course_id text not null,
  -- Empty once its person is deleted and did not want it to stay.
  name text not null,
  course_title text not null,
  course_slug text not null,
  palette text not null,
  icon text not null,
  -- Text such as '10 hours'; empty if unknown.
  duration text not null,
  summary text not null,
  -- JSON: {text, result}[].
  proved jsonb not null,
  finished_at timestamptz not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  -- The certificate that this one replaces; the name was changed by its person, or by an admin.
  replaces text unique references certificates,
  reissued_by text check (reissued_by in ('person', 'admin')),
  -- Signed when it is first asked for.
  credential text,
  -- Chosen with the deletion of the account.
  stays_public boolean not null default false,
  check ((revoked_at is null) = (revoked_reason is null)),
  check ((replaces is null) = (reissued_by is null))
);

-- One first certificate for a course, and one that is valid.
create unique index certificates_first on certificates (uid, course_id) where replaces is null;
create unique index certificates_valid on certificates (uid, course_id) where revoked_at is null;
create index certificates_revoked on certificates (revoked_at) where revoked_at is not null;

-- The keys that sign credentials. Old ones stay: what they signed must remain verifiable.
create table credential_keys (
  -- The thumbprint of the public key (RFC 7638).
  id text primary key,
  public_jwk jsonb not null,
  -- PKCS 8, as platform/sealing.ts stores secrets.
  private_key text not null,
  created_at timestamptz not null,
  -- The newest key signs.
  retired_at timestamptz
);
create unique index credential_keys_signing on credential_keys ((retired_at is null)) where retired_at is null;
