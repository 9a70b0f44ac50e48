-- Who asked for the newsletter. One row is one subscription: asked for, confirmed from the mailbox, ended. Coming back is a new row.
create table newsletter_subscriptions (
  id text primary key,
  email text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index newsletter_subscriptions_open on newsletter_subscriptions (email) where ended_at is null;

-- The codes of mailed links, as hashes. One that confirms works once and expires; one that unsubscribes does neither.
create table newsletter_codes (
  code_hash text primary key,
  subscription_id text not null references newsletter_subscriptions (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  check ((purpose = 'confirm') = (expires_at is not null))
);
create index newsletter_codes_by_subscription on newsletter_codes (subscription_id, created_at desc);

-- What people wrote to us through the forms, and who dealt with it. A collaboration enquiry is an address and nothing else.
create table enquiries (
  id text primary key,
  kind text not null check (kind in ('collaboration', 'contact')),
  email text not null,
  name text,
  subject text,
  message text,
  fingerprint text not null,
  received_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  state_since timestamptz not null,
  state_by text, -- the admin; null while new
  check (num_nonnulls(name, subject, message) = case kind when 'contact' then 3 else 0 end),
  check ((state = 'new') = (state_by is null))
);
-- The same words from the same address are one enquiry until someone has dealt with it.
create unique index enquiries_waiting on enquiries (fingerprint) where state = 'new';
create index enquiries_by_state on enquiries (state, received_at desc);
