-- The person who responded to a project may correct the response. What it said before stays, for the desk.
alter table project_submissions add column corrected_at timestamptz;
alter table project_submissions add check (corrected_at is null or responded_at is not null);

create table project_corrections (
  submission_id text not null references project_submissions (id) on delete cascade,
  corrected_at timestamptz not null,
  -- Before the correction.
  points jsonb not null check (jsonb_typeof(points) = 'array'),
  response text not null,
  primary key (submission_id, corrected_at)
);
drop index project_submissions_of_responder;
create index project_submissions_of_responder on project_submissions (responder_uid, responded_at desc, id) where responder_uid is not null;
