-- The gateway account that is ours, where no setting names it: that of the first event about an order of ours. One row at most.
create table gateway_account (
  singleton boolean primary key default true check (singleton),
  account_id text not null,
  learned_at timestamptz not null
);

-- An event that comes again comes with the same bytes; null for events from before this column.
alter table gateway_events add column body_hash text;

-- A dispute was lost: the buyer's bank took the money back, and no refund of ours may give it a second time.
alter table payments add column charged_back_at timestamptz check (charged_back_at is null or captured_at is not null);
