-- Learning paths: courses in the order in which one prepares for the next.
create table learning_paths (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  description text not null,
  position integer not null,
  published_at timestamptz,
  changed_at timestamptz not null,
  version integer not null default 1
);
create index learning_paths_in_order on learning_paths (position, slug);

create table learning_path_courses (
  path_id text not null references learning_paths on delete cascade,
  position integer not null,
  course_id text not null references courses on delete cascade,
  primary key (path_id, position),
  unique (path_id, course_id)
);
create index learning_path_courses_by_course on learning_path_courses (course_id);
