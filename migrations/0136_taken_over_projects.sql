-- The newer project of an upgrade that took the place of the version before it, which can be brought back.
alter table project_versions add column taken_over boolean not null default false;
