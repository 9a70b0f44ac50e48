-- A meeting of members with a host, at a time. `version` counts its changes: two editors are told apart by it, calendars know the newer by it.
create table live_sessions (
  id text primary key,
  title text not null,
  host text not null,
  about text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  link text check (link like 'https://%'), -- null until it is known
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  cancelled_at timestamptz,
  check (ends_at > starts_at)
);
create index live_sessions_by_end on live_sessions (ends_at);

-- The key of a member's calendar feed, as a hash. One each: a new one takes the place of the old, which then opens nothing.
create table calendar_feeds (
  uid text primary key references users on delete cascade,
  key_hash text not null unique,
  made_at timestamptz not null
);

-- Short notes by the team for the members' home. Shown from its date on, on top while it is pinned.
create table highlights (
  id text primary key,
  title text not null,
  words text not null,
  link text, -- a path of ours, or https
  dated_at timestamptz not null,
  pinned_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unpublished_at timestamptz
);
create index highlights_by_date on highlights (dated_at desc) where unpublished_at is null;
