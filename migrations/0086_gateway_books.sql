-- Every night all recent payments are compared with the gateway's books, day by day in India. A row here
-- is one such comparison; whoever dies in the middle leaves it open, and somebody else goes on.
create table book_comparisons (
  id text primary key,
  started_at timestamptz not null,
  -- Both included.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  next_day date not null,
  -- Until then nobody else goes on with it.
  held_by text not null,
  held_until timestamptz not null,
  -- Orders that were put right with what the gateway said.
  healed integer not null default 0,
  finished_at timestamptz
);
create unique index book_comparisons_one_open on book_comparisons ((true)) where finished_at is null;
create index book_comparisons_by_start on book_comparisons (started_at desc);

-- What was captured and refunded of the payments of a day, here and at the gateway, by the last comparison.
create table book_days (
  day date primary key,
  captured_here_paise bigint not null,
  captured_there_paise bigint not null,
  refunded_here_paise bigint not null,
  refunded_there_paise bigint not null,
  compared_at timestamptz not null
);

create table book_differences (
  id text primary key,
  day date not null,
  payment_id text not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'amount', 'refund')),
  here_paise bigint not null,
  there_paise bigint not null,
  currency text not null,
  found_at timestamptz not null,
  -- The last comparison that found it.
  comparison_id text not null references book_comparisons,
  resolved_at timestamptz,
  -- Null: a later comparison agreed.
  resolved_by text references users (uid),
  resolution text,
  unique (payment_id, kind),
  check ((resolved_at is null) = (resolution is null)),
  check (resolved_by is null or resolved_at is not null)
);
create index book_differences_open on book_differences (found_at, id) where resolved_at is null;
create index book_differences_of_day on book_differences (day) where resolved_at is null;

create index payments_captured_by_time on payments (first_seen_at, id) where captured_at is not null;
create index sandbox_records_by_time on sandbox_records (kind, ((body ->> 'created_at')::bigint) desc, id);
