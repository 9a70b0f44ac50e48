-- The addresses that courses had before. They lead to the new ones for good.
create table former_course_slugs (
  slug text primary key,
  course_id text not null references courses (id) on delete cascade,
  left_at timestamptz not null
);
create index former_course_slugs_by_course on former_course_slugs (course_id);
