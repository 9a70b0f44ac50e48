-- Pictures, videos and files of lessons. Their bytes are in the store (a folder, or an S3 bucket).
create table media (
  id text primary key,
  owner text not null references users (uid),
  kind text not null check (kind in ('picture', 'video', 'file')),
  name text not null,
  content_type text not null,
  size bigint not null check (size > 0), -- bytes in the store
  -- Random: the name of the bytes in the store, and the secret part of the address that takes them.
  key text not null unique,
  fingerprint text not null, -- of name, size and first bytes: the same file goes on where it stopped
  state text not null check (state in ('uploading', 'ready')),
  description text not null,
  decorative boolean not null,
  facts jsonb not null, -- what was found in the file: width and height, length, codecs
  created_at timestamptz not null,
  check (not (decorative and description <> ''))
);
create index media_newest on media (created_at desc, id) where state = 'ready';
create index media_of_owner on media (owner, created_at desc, id);
create index media_unfinished on media (created_at) where state = 'uploading';
create index media_by_words on media using gin (lower(name || ' ' || description) gin_trgm_ops);

-- How much is stored, in one row, which uploads take their room from. Made by the first upload.
create table media_room (
  one boolean primary key default true check (one),
  bytes bigint not null check (bytes >= 0)
);

-- Which request writes to an upload; the process renews it while the request runs.
create table upload_locks (
  key text primary key,
  holder text not null,
  until timestamptz not null,
  wanted boolean not null -- another request waits for it
);

-- Signs the addresses of members' media. One row, made when it is first needed.
create table media_secret (
  one boolean primary key default true check (one),
  secret text not null
);

-- The media that a lesson's text shows.
create function media_in(body text) returns text[] language sql immutable parallel safe as
$$ select array(select found[1] from regexp_matches(coalesce(body, ''), '/media/([A-Za-z0-9_-]{22})\M', 'g') as found) $$;
create index lessons_by_media on lessons using gin (media_in(body)) where body like '%/media/%';
create index draft_lessons_by_media on draft_lessons using gin (media_in(body)) where body like '%/media/%';
