-- Videos of lessons: what is said in them, and how far each person has watched.

-- Lines such as "1:30 The second screen", as the author wrote them.
alter table media add column chapters text not null default '';

-- What came with the school belongs to nobody.
alter table media alter column owner drop not null;

create table media_captions (
  media_id text not null references media (id) on delete cascade,
  language text not null,
  file text not null, -- in its address; another text gets another name, so copies never age
  body text not null, -- WebVTT, written again from what was read
  primary key (media_id, language)
);

-- The newest 500 of each person; the statement that writes one removes what is beyond.
create table video_positions (
  uid text not null references users (uid),
  media_id text not null references media (id) on delete cascade,
  seconds integer not null check (seconds >= 0),
  watched_at timestamptz not null,
  primary key (uid, media_id)
);
create index video_positions_newest on video_positions (uid, watched_at desc);
