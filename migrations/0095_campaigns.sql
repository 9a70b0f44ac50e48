-- Campaigns: what the banner says, with which code, from when until when.

create table campaigns (
  id text primary key,
  -- The banner shows the code after it.
  words text not null check (char_length(words) between 1 and 80),
  code_key text not null references promo_codes (code_key),
  starts_at timestamptz not null,
  -- The first instant after it. Null: until somebody ends it.
  ends_at timestamptz check (ends_at >= starts_at),
  -- Null: the starting content.
  made_by text references users (uid),
  made_at timestamptz not null,
  version integer not null default 1,
  constraint campaigns_one_at_a_time exclude using gist (tstzrange(starts_at, ends_at) with &&)
);
create index campaigns_newest on campaigns (starts_at desc, id);

-- Until now, the banner was code. A new database gets its campaign with the starting content.
insert into campaigns (id, words, code_key, starts_at, ends_at, made_at)
select '1', 'Spring Sale: Get 30% off on all courses with code', code_key, valid_from, valid_until, now()
from promo_codes
where code_key = 'spring30' and ended_at is null;
