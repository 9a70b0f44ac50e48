-- How the courses do, counted every night: a request reads a few rows, however many people learn.
create table course_figures (
  course_id text primary key,
  started integer not null,
  -- Opened a lesson in the seven days before.
  active integer not null,
  completed integer not null,
  counted_at timestamptz not null
);

-- Only those that somebody has completed.
create table lesson_figures (
  lesson_id text primary key,
  course_id text not null,
  completed integer not null
);
create index lesson_figures_of_course on lesson_figures (course_id);

create table practice_figures (
  lesson_id text not null,
  block_id text not null,
  people integer not null,
  -- Wrong answers in the rounds that they played last.
  wrong integer not null,
  primary key (lesson_id, block_id)
);
