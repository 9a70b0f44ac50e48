-- Which courses are an author's own.
create table course_authors (
  course_id text not null references courses (id) on delete cascade,
  uid text not null references users (uid),
  added_at timestamptz not null,
  primary key (uid, course_id)
);
create index course_authors_by_course on course_authors (course_id);
