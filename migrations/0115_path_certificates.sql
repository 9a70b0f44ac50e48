-- A certificate is of a course or of a learning path. course_id, course_title and course_slug are then those
-- of the path: processes of the release before this one still write these columns.
alter table certificates add column kind text not null default 'course' check (kind in ('course', 'path'));
