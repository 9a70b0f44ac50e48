-- People's photos as they are served. In the database, so that every process has them and a backup holds them.
create table photos (
  uid text primary key references users (uid) on delete cascade,
  -- Random, and new with every photo: whoever does not know the address does not guess it, and its bytes never change.
  name text not null unique,
  picture bytea not null,
  small bytea not null,
  uploaded_at timestamptz not null
);
