-- What learners write beside a lesson, and the lessons they want to find again. No foreign keys to
-- lessons: an author's change takes nothing away, and the titles stay as they were when it was written.
create table lesson_notes (
  uid text not null,
  id text not null,
  lesson_id text not null,
  lesson_title text not null,
  course_id text not null,
  course_title text not null,
  words text not null check (length(words) between 1 and 5000),
  revision integer not null,
  -- The window that saved it last, and which of its saves that was.
  saved_by text not null,
  saved_turn integer not null,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  primary key (uid, id)
);
create index lesson_notes_by_lesson on lesson_notes (uid, lesson_id);
create index lesson_notes_to_remove on lesson_notes (deleted_at) where deleted_at is not null;

create table lesson_bookmarks (
  uid text not null,
  lesson_id text not null,
  lesson_title text not null,
  course_id text not null,
  course_title text not null,
  marked_at timestamptz not null,
  primary key (uid, lesson_id)
);
