-- What learners need for a lesson: tools, with the plan that is enough and its price, in words.

alter table lessons add column needs jsonb not null default '[]';
alter table draft_lessons add column needs jsonb not null default '[]';
