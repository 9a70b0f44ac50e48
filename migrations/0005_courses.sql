-- Courses, their sections (stages) and lessons. A lesson without a body is an outline entry: shown, not openable, not counted.
create table courses (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  description text not null,
  topic text not null,
  icon text not null,
  palette text not null,
  image text,
  instructor_name text not null,
  instructor_title text not null,
  instructor_bio text not null,
  instructor_image text,
  learning_points text[] not null,
  target_audience text[] not null,
  faqs jsonb not null,
  is_new boolean not null,
  is_trending boolean not null,
  position integer not null,
  created_at timestamptz not null,
  published_at timestamptz
);

create table course_sections (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  title text not null,
  position integer not null,
  unique (course_id, position)
);

create table lessons (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  section_id text not null references course_sections (id) on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  position integer not null,
  minutes integer not null check (minutes >= 0),
  preview boolean not null,
  body text,
  tasks text[] not null,
  check_question jsonb,
  unique (course_id, slug)
);

create index lessons_by_section on lessons (section_id, position);

-- Which starting content this database has been given; once given, the admins' changes stand.
create table starting_content (
  name text primary key,
  given_at timestamptz not null
);
