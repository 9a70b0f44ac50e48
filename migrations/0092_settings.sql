-- What an admin has set. Each change is a row of its own, and the newest of a name counts.
create table settings (
  name text not null,
  version integer not null check (version > 0),
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (name, version)
);
