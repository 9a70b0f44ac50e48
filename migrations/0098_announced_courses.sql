-- The courses that are or were on sale; any other is in preparation. Triggers maintain it.
create table opened_courses (
  course_id text primary key references courses (id) on delete cascade,
  opened_at timestamptz not null -- the first time
);
insert into opened_courses (course_id, opened_at)
select id, coalesce(published_at, updated_at) from courses
where published_at is not null
  or exists (select from course_learners where course_id = courses.id)
  or exists (
    select from admin_actions
    where action = 'course/unpublish' and subject_kind = 'course' and subject_id = courses.id
  );

create function note_opening() returns trigger language plpgsql as $$
begin
  insert into opened_courses (course_id, opened_at) values (new.id, new.published_at)
  on conflict (course_id) do nothing;
  return null;
end
$$;
create trigger courses_opened after insert or update of published_at on courses
  for each row when (new.published_at is not null) execute function note_opening();

-- Courses in preparation that have a page, and what their authors say there.
create table announced_courses (
  course_id text primary key references courses (id) on delete cascade,
  words text not null,
  points text[] not null,
  opens text not null, -- the author's own words about when; may be empty
  announced_at timestamptz not null
);
create index announced_courses_in_order on announced_courses (announced_at desc, course_id);

-- People who want to know when such a course opens. A row is deleted once its mail is queued.
create table waiting_addresses (
  id text primary key,
  course_id text not null references courses (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index waiting_addresses_of_course on waiting_addresses (course_id, email);
create index waiting_addresses_by_email on waiting_addresses (email);
create index waiting_addresses_unconfirmed on waiting_addresses (asked_at) where confirmed_at is null;

-- The codes of mailed links, as hashes. Each confirms for a week, and deletes the address at any time.
create table waiting_codes (
  code_hash text primary key,
  waiting_id text not null references waiting_addresses (id) on delete cascade,
  created_at timestamptz not null
);
create index waiting_codes_by_waiting on waiting_codes (waiting_id, created_at desc);
