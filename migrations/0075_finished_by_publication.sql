-- Whoever has completed a lesson is found page by page, since a publication may have finished the course
-- for them.
create index lesson_completions_by_lesson_and_person on lesson_completions (lesson_id, uid);
drop index lesson_completions_by_lesson;

-- Whether certificates stay public is also true of one that is issued between the request and the deletion.
alter table account_deletions add column keep_certificates boolean not null default false;
update account_deletions set keep_certificates = true
where done_at is null and exists (select from certificates where certificates.uid = account_deletions.uid and stays_public);
