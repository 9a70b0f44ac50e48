-- What a course publishes later: a copy of the draft that its author was shown, and the time.
create table scheduled_publications (
  course_id text primary key references courses (id) on delete cascade,
  publish_at timestamptz not null,
  scheduled_by text not null, -- kept when the account is gone, and then nothing is published
  words text not null, -- the author's own, about what changes
  content jsonb not null
);
create index scheduled_publications_by_time on scheduled_publications (publish_at);
