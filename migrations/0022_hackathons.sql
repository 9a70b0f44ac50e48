-- Hackathons. The id is its address: /hackathon/{id}. What the tabs of the list ask for is settled when a row is written.
create table hackathons (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  organizer text not null,
  description text not null,
  about text not null,
  starts_at timestamptz not null,
  deadline timestamptz not null,
  location text not null,
  attendance text not null check (attendance in ('online', 'in-person', 'mixed')),
  tags text[] not null,
  categories text[] not null,
  prize text not null, -- all of it, in the organiser's words
  first_prize text not null,
  second_prize text not null,
  third_prize text not null,
  rules text[] not null,
  judging text[] not null,
  external_page text check (external_page like 'https://%'), -- where one registers, when not here
  featured boolean not null,
  sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz, -- null while it is hidden
  check (deadline > starts_at)
);
create index hackathons_by_deadline on hackathons (deadline, id) where published_at is not null;

-- Who takes part: once each. Who withdraws keeps the row, and may come back.
create table hackathon_registrations (
  hackathon_id text not null references hackathons,
  uid text not null references users on delete cascade,
  registered_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (hackathon_id, uid)
);
create index hackathon_registrations_by_person on hackathon_registrations (uid);

-- Who asks for a mentor: once in each hackathon.
create table mentorship_requests (
  id text primary key,
  hackathon_id text not null references hackathons,
  uid text not null references users on delete cascade,
  words text not null,
  requested_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'arranged', 'declined', 'withdrawn')),
  state_since timestamptz not null,
  state_by text, -- an admin; kept when the account is gone
  unique (hackathon_id, uid)
);
create index mentorship_requests_by_person on mentorship_requests (uid);

-- The board where people find a team.
create table team_posts (
  id text primary key,
  hackathon_id text not null references hackathons,
  uid text not null references users on delete cascade,
  kind text not null check (kind in ('person', 'team')),
  skills text not null,
  words text not null,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  hidden_at timestamptz, -- by an admin
  foreign key (hackathon_id, uid) references hackathon_registrations on delete cascade
);
create index team_posts_by_date on team_posts (hackathon_id, written_at desc, id);
create index team_posts_by_person on team_posts (uid);

-- An answer is read by the author of the post and by nobody else.
create table team_answers (
  post_id text not null references team_posts on delete cascade,
  uid text not null references users on delete cascade,
  words text not null,
  sent_at timestamptz not null,
  primary key (post_id, uid)
);
create index team_answers_by_person on team_answers (uid);

-- A post that somebody finds out of place. Settled when an admin has looked at it.
create table team_post_reports (
  post_id text not null references team_posts on delete cascade,
  uid text not null references users on delete cascade,
  reason text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  primary key (post_id, uid)
);
create index team_post_reports_by_person on team_post_reports (uid);

-- The categories stand in categories.ts, and the door takes no others: a new one needs no change here.
alter table notification_mail_refusals drop constraint if exists notification_mail_refusals_category_check;
