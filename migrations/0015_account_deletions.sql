-- Who asked for the account to be deleted, and when it is. Until then the row may be taken back; afterwards it tells what happened.
create table account_deletions (
  uid text primary key references users (uid),
  requested_at timestamptz not null,
  due_at timestamptz not null check (due_at > requested_at),
  done_at timestamptz check (done_at >= due_at)
);
create index account_deletions_due on account_deletions (due_at) where done_at is null;
