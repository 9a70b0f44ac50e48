-- Orders, what the gateway says of them, and the memberships that follow. The unique keys and checks decide; code only asks.

create table orders (
  -- Also the receipt at the gateway, so that a repeated call makes no second order there.
  id text primary key,
  -- Null until the gateway has answered: the row stands before the call.
  gateway_order_id text unique,
  uid text not null references users (uid),
  kind text not null check (kind in ('purchase', 'renewal', 'upgrade')),
  plan_type text not null check (plan_type in ('basicPlan', 'premiumPlan', 'collegePlan')),
  list_price_paise integer not null,
  discount_percent integer not null default 0 check (discount_percent between 0 and 100),
  discount_source text,
  -- What an upgrade is credited with for the running period.
  credit_paise integer not null default 0 check (credit_paise >= 0),
  amount_paise integer not null check (amount_paise >= 100),
  currency text not null check (currency = 'INR'),
  status text not null check (status in ('created', 'attempted', 'paid', 'refunded', 'expired')),
  created_at timestamptz not null,
  -- When the order is next compared with the gateway; null when it is settled for good.
  next_check_at timestamptz,
  check (amount_paise = list_price_paise - (list_price_paise * discount_percent + 50) / 100 - credit_paise)
);
create index orders_of_user on orders (uid, created_at);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;

-- Each state an order has reached, once: who told, and when.
create table order_transitions (
  order_id text not null references orders (id),
  status text not null check (status in ('created', 'attempted', 'paid', 'refunded', 'expired')),
  source text not null check (source in ('buyer', 'webhook', 'browser', 'reconcile', 'refund')),
  reached_at timestamptz not null,
  primary key (order_id, status)
);

-- What a browser reported of a failed or dismissed checkout: a note, never a state.
create table order_attempt_notes (
  id text primary key,
  order_id text not null references orders (id),
  note text not null check (note in ('failed', 'cancelled')),
  payment_id text,
  noted_at timestamptz not null
);
create index order_attempt_notes_of_order on order_attempt_notes (order_id);

create table payments (
  -- The gateway's.
  id text primary key,
  order_id text not null references orders (id),
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  amount_paise integer not null check (amount_paise > 0),
  currency text not null,
  refunded_paise integer not null default 0,
  first_seen_at timestamptz not null,
  captured_at timestamptz,
  -- The capture that made the order paid …
  settled_at timestamptz,
  -- … or one too many, to be given back.
  duplicate_at timestamptz,
  refunded_at timestamptz,
  check (refunded_paise between 0 and amount_paise),
  check (settled_at is null or captured_at is not null),
  check (duplicate_at is null or captured_at is not null),
  check (settled_at is null or duplicate_at is null)
);
create unique index payments_one_settles_an_order on payments (order_id) where settled_at is not null;
create index payments_of_order on payments (order_id);

-- Refunds that we ask for. The id is the idempotency key at the gateway.
create table refunds (
  id text primary key check (char_length(id) >= 10),
  payment_id text not null references payments (id),
  amount_paise integer not null check (amount_paise > 0),
  reason text not null check (reason in ('duplicate', 'requested')),
  requested_at timestamptz not null,
  gateway_refund_id text unique,
  asked_at timestamptz,
  unique (payment_id, reason)
);
create index refunds_to_ask on refunds (requested_at) where asked_at is null;

-- Verified webhook events, once each, and what became of them. Only ids, amounts and states are kept, nothing of the payer.
create table gateway_events (
  event_id text primary key,
  type text not null,
  fact jsonb,
  received_at timestamptz not null
);

create table gateway_event_outcomes (
  event_id text primary key references gateway_events (event_id),
  outcome text not null check (outcome in ('applied', 'ignored', 'quarantined')),
  at timestamptz not null
);

-- What does not add up waits here for a person; it changed nothing.
create table payment_quarantine (
  id text primary key,
  reason text not null,
  -- Of what: a payment, a refund, an event.
  subject text not null,
  fact jsonb not null,
  seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text references users (uid),
  resolution text,
  unique (subject, reason)
);

create table membership_periods (
  id text primary key,
  uid text not null references users (uid),
  plan_type text not null check (plan_type in ('basicPlan', 'premiumPlan', 'collegePlan')),
  order_id text unique references orders (id),
  grant_reason text,
  starts_at timestamptz not null,
  -- Null is for life.
  ends_at timestamptz check (ends_at > starts_at),
  opened_at timestamptz not null,
  reversed_at timestamptz,
  reversal_reason text,
  check ((order_id is null) <> (grant_reason is null)),
  check ((reversed_at is null) = (reversal_reason is null))
);
create index membership_periods_of_user on membership_periods (uid);

-- The sandbox gateway's own books (decisions.md ruling 13): a stand-in for a system elsewhere, so no key leads into ours.
create table sandbox_records (
  kind text not null check (kind in ('order', 'payment', 'refund')),
  id text not null,
  parent_id text,
  body jsonb not null,
  primary key (kind, id)
);
create index sandbox_records_of_parent on sandbox_records (kind, parent_id);
