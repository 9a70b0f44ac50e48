-- Which window sent the last try, and which of its tries that was: one that arrives twice, or after a
-- later one, counts once.
alter table practice_rounds add column tried_by text;
alter table practice_rounds add column tried_turn integer;
