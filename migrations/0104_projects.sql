-- A course's project. Every save is a new version, and none ever changes: a submission names the one that
-- its learner read, and is judged by it.
create table project_versions (
  course_id text not null,
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 120),
  -- Markdown.
  brief text not null check (length(brief) between 1 and 12000),
  -- The rubric: name, points and what earns them, in the order in which they are shown.
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  takes_link boolean not null,
  takes_words boolean not null,
  -- Whether learners are offered it. If not, it is being written, or was taken back.
  offered boolean not null,
  saved_at timestamptz not null,
  -- Null once that person has deleted the account.
  saved_by_uid text,
  primary key (course_id, version),
  check (takes_link or takes_words)
);
create index project_versions_of_person on project_versions (saved_by_uid) where saved_by_uid is not null;

create table project_submissions (
  id text primary key,
  uid text not null,
  course_id text not null,
  version integer not null,
  -- When it was submitted.
  course_title text not null,
  -- The attempts of a person are counted from 1.
  attempt integer not null check (attempt > 0),
  link text check (length(link) <= 500),
  words text not null check (length(words) <= 8000),
  submitted_at timestamptz not null,
  -- All four null until somebody has responded.
  responded_at timestamptz,
  points jsonb check (jsonb_typeof(points) = 'array'),
  response text check (length(response) between 1 and 4000),
  -- Null again once that person has deleted the account.
  responder_uid text,
  foreign key (course_id, version) references project_versions (course_id, version),
  unique (uid, course_id, attempt),
  check (link is not null or words <> ''),
  check ((responded_at is null) = (points is null) and (points is null) = (response is null)),
  check (responded_at is not null or responder_uid is null)
);
create unique index project_submissions_one_waits on project_submissions (uid, course_id) where responded_at is null;
create index project_submissions_waiting on project_submissions (submitted_at, id) where responded_at is null;
create index project_submissions_waiting_in_course on project_submissions (course_id, submitted_at, id) where responded_at is null;
create index project_submissions_of_responder on project_submissions (responder_uid) where responder_uid is not null;
