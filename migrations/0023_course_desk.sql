-- The desk of courses: who edits an older state than the stored one is told so; the sitemap says when a course last changed.
alter table courses add column version integer not null default 1;
alter table courses add column updated_at timestamptz;
update courses set updated_at = coalesce(published_at, created_at);
alter table courses alter column updated_at set not null;
create index courses_in_order on courses (position, slug);
