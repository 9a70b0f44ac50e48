-- The quiz of a stage, as readers have it. Deferred like the places of stages, so that a version can be restored.
create table stage_quizzes (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  section_id text not null references course_sections (id) on delete cascade,
  drawn integer not null check (drawn between 1 and 30),
  pass_mark integer not null check (pass_mark between 1 and 30),
  wait_minutes integer not null check (wait_minutes between 0 and 1440),
  questions jsonb not null,
  revision text not null,
  constraint stage_quizzes_by_section unique (section_id) deferrable initially deferred
);
create index stage_quizzes_by_course on stage_quizzes (course_id);

create table draft_quizzes (
  id text primary key,
  course_id text not null references course_drafts (course_id) on delete cascade,
  section_id text not null unique references draft_sections (id) on delete cascade,
  drawn integer not null,
  pass_mark integer not null,
  wait_minutes integer not null,
  questions jsonb not null,
  revision text not null,
  changed_at timestamptz not null,
  changed_by text -- kept when the account is gone; null if nobody changed it in this draft
);
create index draft_quizzes_by_course on draft_quizzes (course_id);

-- Each text of a question that someone was asked. It never changes, so an attempt is judged and explained
-- by what its person read, whatever the author has changed since.
create table quiz_questions (
  key text primary key, -- the hash of the text
  question jsonb not null
);

-- What someone has earned in a quiz. No foreign keys to quizzes: an author's change takes nothing away.
create table quiz_results (
  uid text not null,
  course_id text not null,
  quiz_id text not null,
  -- Of the best attempt; null before the first one was sent.
  best_right integer,
  best_of integer,
  sent integer not null,
  last_sent_at timestamptz,
  passed_at timestamptz,
  -- The ids of the questions that the figures have counted for this person.
  counted text[] not null,
  primary key (uid, course_id, quiz_id)
);

create table quiz_attempts (
  uid text not null,
  quiz_id text not null,
  number integer not null,
  started_at timestamptz not null,
  -- As it was when the attempt began.
  pass_mark integer not null,
  -- {key, order}[]: the questions, and the options of each, in the order in which they are shown.
  drawn jsonb not null,
  -- {choices, flagged}[], one for each question. Choices are places in that order.
  answers jsonb not null,
  sent_at timestamptz,
  -- How many were right, once it is sent.
  correct integer check ((correct is null) = (sent_at is null)),
  primary key (uid, quiz_id, number)
);
create unique index quiz_attempts_open on quiz_attempts (uid, quiz_id) where sent_at is null;

-- For authors: how many people have answered a question, and how many of them right at their first try. The
-- question '' is the quiz as a whole. Eight rows each, so that people who send at once wait less for each other.
create table quiz_figures (
  quiz_id text not null,
  question_id text not null,
  shard integer not null,
  people integer not null,
  correct integer not null,
  primary key (quiz_id, question_id, shard)
);
