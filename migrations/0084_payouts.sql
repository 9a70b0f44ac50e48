-- A referrer asks for what is payable; the desk pays it by the bank or refuses. A request is over the ledger entries that were payable then, and its amount is their sum.
create table payouts (
  id text primary key,
  uid text not null references users (uid),
  state text not null check (state in ('requested', 'sending', 'paid', 'refused', 'withdrawn')),
  amount_paise integer not null check (amount_paise > 0),
  -- Sealed (platform/sealing.ts), never plain; null once its owner has left.
  details text check (details like 'sealed.%'),
  -- What of them is shown: "UPI ••••@okhdfc".
  shown_details text not null,
  requested_at timestamptz not null,
  -- When it was written into a file for the bank.
  sent_at timestamptz,
  decided_at timestamptz,
  -- Null when the school withdrew it by itself.
  decided_by text references users (uid),
  -- The bank's, as the proof of a payment.
  reference text,
  -- Why it was refused or withdrawn.
  reason text,
  check ((state in ('requested', 'sending')) = (decided_at is null)),
  check (state <> 'sending' or sent_at is not null),
  check ((state = 'paid') = (reference is not null)),
  check ((state in ('refused', 'withdrawn')) = (reason is not null)),
  check (state not in ('paid', 'refused') or decided_by is not null),
  check (decided_by is distinct from uid)
);
create unique index payouts_one_open on payouts (uid) where state in ('requested', 'sending');
create index payouts_of_person on payouts (uid, requested_at desc);
create index payouts_by_state on payouts (state, requested_at, id);

-- An entry is in one payout at a time; a refused one lets its entries go.
create table payout_entries (
  payout_id text not null references payouts (id),
  entry_id text not null references reward_entries (id),
  released_at timestamptz,
  primary key (payout_id, entry_id)
);
create unique index payout_entries_once on payout_entries (entry_id) where released_at is null;
