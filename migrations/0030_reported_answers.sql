-- Who wrote a post may report an answer to it; an admin, who reads no other answers, may take it out of sight.
alter table team_answers
  add column id text not null default gen_random_uuid()::text,
  add column report_reason text,
  add column reported_at timestamptz,
  add column settled_at timestamptz,
  add column hidden_at timestamptz;
alter table team_answers alter column id drop default;
create unique index team_answers_by_id on team_answers (id);
