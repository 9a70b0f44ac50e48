-- What the school last answered of the texts that have no draft: a digest for each part. A part that is
-- missing is unknown.
alter table supplied_courses add column parts jsonb not null default '{}';
