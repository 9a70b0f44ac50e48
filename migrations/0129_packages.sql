-- A package that an author imports is stored as an upload until it is added, each author's newest only.
alter table media drop constraint media_purpose_check;
alter table media add check (purpose in ('lesson', 'attachment', 'package'));
create unique index media_package_of_owner on media (owner) where purpose = 'package';
