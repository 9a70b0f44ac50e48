-- What people are told, in the app and by mail. One row is one thing told to one person.
create table notifications (
  id text primary key,
  uid text not null references users on delete cascade,
  kind text not null,
  data jsonb not null,
  -- What it tells of, e.g. an order: said twice, it is told once.
  key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  -- Of the code in the mail with which its category can be turned off; hashed.
  unsubscribe_hash text unique,
  unique (uid, key),
  check (unsubscribe_hash is null or mailed_at is not null)
);
create index notifications_of_user on notifications (uid, created_at desc, id desc);
create index notifications_unread on notifications (uid) where read_at is null;
create index notifications_read on notifications (created_at) where read_at is not null;

-- Who wants no mails of a category. Without a row they are sent.
create table notification_mail_refusals (
  uid text not null references users on delete cascade,
  category text not null check (category in ('membership', 'referrals', 'learning', 'announcements')),
  refused_at timestamptz not null,
  primary key (uid, category)
);

-- Whose membership ends soon is looked for every day.
create index membership_periods_by_end on membership_periods (ends_at) where reversed_at is null;
