-- Referral and promo codes, which order each was given to, and the ledger of rewards. The unique keys decide races; code only asks.

create table referral_codes (
  -- The code in lower case: one owner at a time, whatever the spelling.
  code_key text primary key check (code_key = lower(code)),
  code text not null check (code ~ '^[A-Za-z0-9_]{4,20}$'),
  uid text not null references users (uid),
  taken_at timestamptz not null,
  -- Given up for another one; for 365 days only its last owner may take it again.
  freed_at timestamptz check (freed_at >= taken_at)
);
create unique index referral_codes_one_each on referral_codes (uid) where freed_at is null;

create table promo_codes (
  code_key text primary key check (code_key = lower(code)),
  code text not null check (code ~ '^[A-Za-z0-9_]{4,20}$'),
  percent integer not null check (percent between 1 and 99),
  valid_from timestamptz not null,
  -- Null: until further notice. The end itself is outside.
  valid_until timestamptz check (valid_until > valid_from),
  -- Null: as often as one likes.
  most_uses integer check (most_uses > 0),
  most_uses_each integer check (most_uses_each > 0)
);

-- The one code of an order, with its terms as they were when the order was made: what becomes of the code later changes nothing.
create table code_redemptions (
  id text primary key,
  -- Written just before its order, in the order's transaction.
  order_id text not null unique references orders (id) deferrable initially deferred,
  uid text not null references users (uid),
  code text not null,
  discount_percent integer not null check (discount_percent between 0 and 99),
  promo_key text references promo_codes (code_key),
  referrer_uid text references users (uid),
  reward_percent integer check (reward_percent between 0 and 100),
  reserved_at timestamptz not null,
  -- The order expired, or the buyer made another one with the same promo code.
  released_at timestamptz,
  released_because text check (released_because in ('expired', 'superseded')),
  -- The order was paid; also one that had been released, by a late capture.
  redeemed_at timestamptz,
  check ((promo_key is null) <> (referrer_uid is null)),
  check ((referrer_uid is null) = (reward_percent is null)),
  check (referrer_uid <> uid),
  check ((released_at is null) = (released_because is null))
);
create index code_redemptions_of_promo on code_redemptions (promo_key, uid) where promo_key is not null;
create index code_redemptions_of_referrer on code_redemptions (referrer_uid) where referrer_uid is not null;

-- Rows are only ever added; a reward's state follows from them and from the day.
create table reward_entries (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('earned', 'reversed')),
  referrer_uid text not null references users (uid),
  buyer_uid text not null references users (uid),
  amount_paise integer not null,
  reason text not null,
  at timestamptz not null,
  unique (order_id, kind),
  check (referrer_uid <> buyer_uid),
  check ((kind = 'earned') = (amount_paise > 0))
);
-- A buyer is rewarded for once, ever.
create unique index reward_entries_one_a_buyer on reward_entries (buyer_uid) where kind = 'earned';
create index reward_entries_of_referrer on reward_entries (referrer_uid, at);

-- Who signed up before there were codes gets one now.
insert into referral_codes (code_key, code, uid, taken_at)
select 'crew_' || digits, 'CREW_' || upper(digits), uid, now() from (select uid, left(md5(uid), 14) as digits from users) people;
