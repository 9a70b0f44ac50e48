-- Seats: one order buys memberships for other people, each as a code that one person redeems once. Such
-- an order opens no membership for its buyer, and takes no code, no credit and no rewards.
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('purchase', 'renewal', 'upgrade', 'seats'));
alter table orders add column seats integer check (seats between 1 and 100);
alter table orders add column seats_redeemed integer not null default 0;
alter table orders add constraint orders_of_seats check ((kind = 'seats') = (seats is not null)
  and (seats is null or (discount_source is null and credit_paise = 0 and rewards_paise = 0)));
alter table orders add constraint orders_redeem_their_seats check (seats_redeemed between 0 and coalesce(seats, 0));

create table seats (
  id text primary key,
  order_id text not null references orders (id),
  -- The gateway's id of it, which its buyer knows.
  gateway_order_id text not null,
  -- From 1, in its order.
  place integer not null check (place between 1 and 100),
  -- Its buyer.
  uid text not null,
  plan_type text not null check (plan_type in ('basicPlan', 'premiumPlan', 'collegePlan')),
  -- A code is found by its hash.
  code_hash text not null unique,
  -- Sealed, so that its buyer can read it again; null once the buyer has deleted the account.
  code text,
  issued_at timestamptz not null,
  -- A code is mailed once. The address is forgotten once the code is redeemed or withdrawn.
  sent_at timestamptz,
  sent_to text,
  redeemed_at timestamptz,
  redeemed_by text,
  -- The money of its order went back.
  withdrawn_at timestamptz,
  unique (order_id, place),
  check ((redeemed_at is null) = (redeemed_by is null)),
  check (sent_to is null or (sent_at is not null and redeemed_at is null and withdrawn_at is null))
);
create index seats_of_buyer on seats (uid, issued_at desc, order_id, place);
create index seats_of_holder on seats (redeemed_by) where redeemed_by is not null;
-- Nobody is sent two codes of one order.
create unique index seats_once_to_an_address on seats (order_id, sent_to) where sent_to is not null;

-- A period comes from one paid order, one granted by an admin, or one redeemed seat.
alter table membership_periods add column seat_id text unique references seats (id);
alter table membership_periods drop constraint membership_periods_check1;
alter table membership_periods add constraint membership_periods_have_one_source
  check (num_nonnulls(order_id, grant_reason, seat_id) = 1);
