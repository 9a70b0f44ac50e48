-- Who paid, as far as two payments can be told to have one payer: keyed hashes, from which no phone and no UPI address can be read.
create table payer_signs (
  payment_id text not null references payments (id),
  kind text not null check (kind in ('card-id', 'card', 'vpa', 'contact', 'email')),
  digest text not null,
  primary key (payment_id, kind)
);
create index payer_signs_by_digest on payer_signs (digest);

-- A reward whose buyer and referrer have paid alike is held until a person has looked; entries are still only ever added.
alter table reward_entries drop constraint reward_entries_kind_check;
alter table reward_entries add constraint reward_entries_kind_check check (kind in ('earned', 'held', 'released', 'reversed'));
alter table reward_entries add constraint reward_entries_holds_move_no_money check (kind not in ('held', 'released') or amount_paise = 0);
-- The admin who released or reversed it; null for what followed from a payment.
alter table reward_entries add column by_uid text references users (uid);
create index reward_entries_held on reward_entries (at) where kind = 'held';

-- A second address, in an academic domain, of a person who signs in with another one; a mailbox counts for one account only.
create table college_addresses (
  uid text not null references users (uid),
  -- The address without tags.
  mailbox text not null,
  email text not null,
  -- Of the mailed link, good once.
  code_hash text unique,
  asked_at timestamptz not null,
  code_expires_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_until timestamptz check (confirmed_until > confirmed_at),
  primary key (uid, mailbox),
  check ((confirmed_at is null) = (confirmed_until is null))
);
create unique index college_addresses_one_account on college_addresses (mailbox) where confirmed_at is not null;

-- Who has no academic mailbox asks a person.
create table college_requests (
  id text primary key,
  uid text not null references users (uid),
  college text not null,
  course text not null,
  study_year text not null,
  note text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users (uid),
  decision text check (decision in ('approved', 'refused')),
  reason text,
  approved_until timestamptz check (approved_until > decided_at),
  check (num_nonnulls(decided_at, decided_by, decision) in (0, 3)),
  check ((decision = 'approved') = (approved_until is not null) or decision is null and approved_until is null),
  check (decision is distinct from 'refused' or reason is not null)
);
create unique index college_requests_one_open on college_requests (uid) where decided_at is null;
create index college_requests_of_user on college_requests (uid, asked_at desc);
create index college_requests_by_instant on college_requests (asked_at desc);
