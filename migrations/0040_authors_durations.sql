-- How long a course takes according to its author; shown while its lessons have no minutes.
alter table courses add column duration text not null default '';
alter table course_sections add column duration text not null default '';
