-- Photos and résumés are files in the store of media, like what learners hand in.
alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check
  check (purpose in ('lesson', 'attachment', 'package', 'photo', 'resume'));

-- Those from before keep their bytes in these columns until a job has moved them.
alter table photos alter column picture drop not null;
alter table photos alter column small drop not null;
alter table photos add column media_id text references media (id);
create index photos_in_database on photos (uid) where media_id is null;

alter table placement_resumes alter column pdf drop not null;
alter table placement_resumes add column media_id text references media (id);
create index placement_resumes_in_database on placement_resumes (id) where media_id is null;
