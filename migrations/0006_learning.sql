-- What a person has begun, opened and completed. Progress is derived from these rows at every read and stored nowhere.
-- No foreign keys to lessons: when an author removes a lesson, what was earned with it stays.
create table enrolments (
  uid text not null,
  course_id text not null,
  started_at timestamptz not null,
  last_lesson_id text not null,
  last_opened_at timestamptz not null,
  primary key (uid, course_id)
);

create index enrolments_by_course on enrolments (course_id);

create table lesson_completions (
  uid text not null,
  lesson_id text not null,
  course_id text not null,
  completed_at timestamptz not null,
  primary key (uid, lesson_id)
);

create table lesson_tasks_done (
  uid text not null,
  lesson_id text not null,
  task integer not null check (task >= 0),
  done_at timestamptz not null,
  primary key (uid, lesson_id, task)
);
