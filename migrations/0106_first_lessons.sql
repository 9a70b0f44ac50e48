-- The first lesson that someone ever completed: once in a person's life, undone or not.
create table first_lessons (
  uid text primary key,
  lesson_id text not null,
  done_at timestamptz not null
);
insert into first_lessons (uid, lesson_id, done_at)
select distinct on (uid) uid, lesson_id, completed_at from lesson_completions order by uid, completed_at, lesson_id;
