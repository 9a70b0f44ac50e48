-- A file that an import has stored waits until a draft names it. A job removes it if none ever does.
alter table media add column waits_since timestamptz;
create index media_waiting on media (waits_since) where waits_since is not null;
