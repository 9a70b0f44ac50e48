-- Work that firms look for people for. Open until it closes by its date, or earlier by hand.
create table placement_openings (
  id text primary key,
  slug text not null unique, -- of its page; stays when the words change
  title text not null,
  firm text not null,
  city text, -- null: from anywhere
  remote boolean not null,
  employment text not null check (employment in ('full-time', 'part-time', 'contract', 'internship')),
  pay_from_paise bigint,
  pay_to_paise bigint,
  pay_per text not null check (pay_per in ('year', 'month')),
  description text not null,
  posted_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz, -- by hand
  changed_at timestamptz not null,
  version integer not null default 1,
  check (remote or city is not null),
  check ((pay_from_paise is null) = (pay_to_paise is null) and pay_from_paise > 0 and pay_to_paise >= pay_from_paise)
);
create index placement_openings_by_close on placement_openings (closes_at);

-- Résumés as they were sent, never served but as a download to whoever sent them and to admins. In the database, so that every process
-- has them and a backup holds them.
create table placement_resumes (
  id text primary key,
  uid text not null references users on delete cascade,
  name text not null,
  pdf bytea not null,
  bytes integer not null,
  uploaded_at timestamptz not null
);
create index placement_resumes_of_user on placement_resumes (uid, uploaded_at desc);

create table placement_applications (
  id text primary key,
  uid text not null references users on delete cascade,
  opening_id text references placement_openings, -- null: for whatever comes
  name text not null, -- the applicant's, as it was then: what the inbox is searched for
  role text not null,
  city text not null,
  portfolio text check (portfolio like 'https://%'),
  resume_id text not null references placement_resumes,
  applied_at timestamptz not null,
  state text not null default 'received' check (state in ('received', 'in-review', 'interview', 'offer', 'closed')),
  state_since timestamptz not null,
  state_by text, -- an admin; kept when the account is gone
  message text -- what the applicant was told with the last change
);
-- One applies once for each opening, and once for whatever comes.
create unique index placement_applications_once on placement_applications (uid, coalesce(opening_id, ''));
create index placement_applications_by_date on placement_applications (applied_at desc, id);
create index placement_applications_of_opening on placement_applications (opening_id);
create index placement_applications_of_resume on placement_applications (resume_id);

-- What admins tell each other about an application. The applicant never sees it.
create table placement_notes (
  id text primary key,
  application_id text not null references placement_applications (id) on delete cascade,
  author_uid text not null, -- kept when the account is gone
  words text not null,
  written_at timestamptz not null
);
create index placement_notes_by_application on placement_notes (application_id, written_at);

-- The categories stand in categories.ts, and the door takes no others: a new one needs no change here.
alter table notification_mail_refusals drop constraint if exists notification_mail_refusals_category_check;
