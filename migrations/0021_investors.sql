-- The investor directory. What everyone may read of an investor stands in columns of its own, made from the others when a row is written,
-- so that a search for those who may not see the name can't find it.
create table investors (
  id text primary key, -- random; also the seed of the portrait with its visor down
  key text not null unique, -- what an import knows it by; for admins only
  name text not null,
  headline text not null,
  company text not null,
  location text not null,
  industry text,
  tags text[] not null,
  verified boolean not null,
  website text check (website like 'https://%'),
  stages text[] not null,
  cheque_from_paise bigint not null,
  cheque_to_paise bigint not null,
  sectors text[] not null,
  geography text[] not null,
  thesis text not null,
  approach text not null,
  masked_name text not null,
  masked_company text, -- null where it would tell the name
  masked_words text not null, -- all that a search without the name looks through
  words text not null, -- all that a search with it does
  sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  check (cheque_from_paise > 0 and cheque_to_paise >= cheque_from_paise)
);
create index investors_by_date on investors (created_at desc, id) where published_at is not null;

-- Which profiles a member has opened.
create table investor_views (
  uid text not null references users on delete cascade,
  investor_id text not null references investors on delete cascade,
  viewed_at timestamptz not null,
  primary key (uid, investor_id)
);

-- A member's own list: how far each conversation has come.
create table shortlisted_investors (
  uid text not null references users on delete cascade,
  investor_id text not null references investors on delete cascade,
  stage text not null check (stage in ('to-contact', 'contacted', 'meeting', 'passed', 'committed')),
  notes text not null,
  added_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (uid, investor_id)
);

-- What is said to be wrong with a profile, or that somebody wants to be taken out.
create table investor_letters (
  id text primary key,
  kind text not null check (kind in ('change', 'removal')),
  investor_id text references investors on delete set null, -- null where the letter only names somebody, or the profile is gone
  email text not null,
  about text not null,
  words text not null,
  received_at timestamptz not null,
  closed_at timestamptz,
  closed_by text -- kept when the account is gone
);
create index investor_letters_by_date on investor_letters (received_at desc, id);

-- Who was taken out must not come back by an import: the hash of the key, nothing else of them.
create table removed_investors (
  key_hash text primary key,
  removed_at timestamptz not null
);
