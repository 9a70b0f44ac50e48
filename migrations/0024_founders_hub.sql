-- How far a founder has come on the way of the Founders' Hub. A task that was never touched has no row; the tasks themselves stand in
-- content/founders-hub.json.
create table founder_tasks (
  uid text not null references users on delete cascade,
  task text not null,
  done boolean not null,
  notes text not null,
  version integer not null,
  changed_at timestamptz not null,
  primary key (uid, task)
);

-- One page about a founder's startup, and the link under which others may read it. The key is kept as it is, since it opens nothing but
-- what stands beside it.
create table startup_profiles (
  uid text primary key references users on delete cascade,
  name text not null,
  promise text not null,
  problem text not null,
  audience text not null,
  solution text not null,
  traction text not null,
  team text not null,
  ask text not null,
  website text check (website like 'https://%'),
  email text not null,
  version integer not null,
  changed_at timestamptz not null,
  share_key text unique,
  shared_at timestamptz,
  check ((share_key is null) = (shared_at is null))
);
