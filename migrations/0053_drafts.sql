-- Authors write drafts. Readers get what was published: courses, course_sections and lessons.

-- Checked when the transaction ends, so that stages and lessons can change places and addresses.
alter table course_sections drop constraint course_sections_course_id_position_key;
alter table course_sections add constraint course_sections_by_position unique (course_id, position) deferrable initially deferred;
alter table lessons drop constraint lessons_course_id_slug_key;
alter table lessons add constraint lessons_by_slug unique (course_id, slug) deferrable initially deferred;

-- Names a lesson's text: each saved change gets a new one, so that a change of an older text can be refused.
alter table lessons add column revision text not null default 'first';

-- Begins as a copy of what is published, keeping the ids, and ends when it is published or discarded.
create table course_drafts (
  course_id text primary key references courses (id) on delete cascade,
  begun_at timestamptz not null
);

create table draft_sections (
  id text primary key,
  course_id text not null references course_drafts (course_id) on delete cascade,
  title text not null,
  position integer not null
);
create index draft_sections_in_order on draft_sections (course_id, position);

create table draft_lessons (
  id text primary key,
  course_id text not null references course_drafts (course_id) on delete cascade,
  section_id text not null references draft_sections (id) on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  position integer not null,
  minutes integer not null check (minutes >= 0),
  preview boolean not null,
  body text, -- null while nothing is written
  tasks text[] not null,
  revision text not null,
  changed_at timestamptz not null,
  changed_by text, -- kept when the account is gone; null if nobody changed it in this draft
  unique (course_id, slug)
);
create index draft_lessons_in_order on draft_lessons (course_id, position);

-- What was published, each time.
create table course_versions (
  course_id text not null references courses (id) on delete cascade,
  number integer not null,
  published_at timestamptz not null,
  published_by text not null, -- kept when the account is gone
  words text not null, -- the author's own, about what changed
  content jsonb not null,
  primary key (course_id, number)
);

-- To say what learners lose with a lesson.
create index lesson_completions_by_lesson on lesson_completions (lesson_id);
