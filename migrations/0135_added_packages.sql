-- The package that is being added to a course's draft. Its process renews `until`; a killed one can't.
create table running_imports (
  course_id text primary key references courses (id) on delete cascade,
  holder text not null,
  begun_at timestamptz not null,
  until timestamptz not null
);
-- The packages that were added to each course's draft, so that nobody adds one twice unawares.
create table added_cartridges (
  course_id text not null references courses (id) on delete cascade,
  digest text not null, -- SHA-256 of its bytes
  title text not null,
  stages integer not null,
  lessons integer not null,
  added_at timestamptz not null,
  primary key (course_id, digest)
);
