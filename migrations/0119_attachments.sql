-- A file that a member hands in, such as the work for a project, is stored as media of lessons are. It is
-- no part of the media library, and no lesson shows it.
alter table media add column purpose text not null default 'lesson' check (purpose in ('lesson', 'attachment'));
drop index media_newest;
create index media_newest on media (created_at desc, id) where state = 'ready' and purpose = 'lesson';
create index media_attached on media (owner) where purpose = 'attachment';

alter table project_versions add column takes_file boolean not null default false;
alter table project_versions drop constraint project_versions_check;
alter table project_versions add check (takes_link or takes_words or takes_file);

-- An id of media. What was handed in with it is deleted in the same transaction as the file.
alter table project_submissions add column file_id text unique;
alter table project_submissions drop constraint project_submissions_check;
alter table project_submissions add check (link is not null or words <> '' or file_id is not null);
