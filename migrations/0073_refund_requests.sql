-- Refunds that members ask for, and what becomes of each refund at the gateway.

create table refund_requests (
  id text primary key,
  order_id text not null references orders (id),
  state text not null check (state in ('requested', 'withdrawn', 'refused', 'approved', 'overtaken')),
  -- What the member was shown: also for the upgrades that go back with it.
  amount_paise integer not null check (amount_paise > 0),
  -- The member's own words; may be empty.
  reason text not null check (char_length(reason) <= 1000),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users (uid),
  -- Why it was refused, in the words that the member reads.
  answer text,
  -- What the admin was shown and approved.
  approved_paise integer,
  check ((state = 'requested') = (decided_at is null)),
  check ((state = 'refused') = (answer is not null)),
  check ((state = 'approved') = (approved_paise is not null)),
  check (decided_by is null or state in ('refused', 'approved'))
);
create unique index refund_requests_one_of_an_order on refund_requests (order_id) where state in ('requested', 'approved');
create index refund_requests_of_order on refund_requests (order_id);
create index refund_requests_waiting on refund_requests (requested_at) where state = 'requested';

-- A refund that the gateway refused, or that failed there, is asked for again under another key.
alter table refunds add column request_id text references refund_requests (id);
alter table refunds add column tries integer not null default 1 check (tries >= 1);
alter table refunds add column processed_at timestamptz check (gateway_refund_id is not null or processed_at is null);
alter table refunds add column failed_at timestamptz check (processed_at is null or failed_at is null);
create index refunds_of_request on refunds (request_id);
create index refunds_in_progress on refunds (payment_id) where processed_at is null;
-- Refunds from before are not followed any more.
update refunds set processed_at = asked_at where gateway_refund_id is not null;

-- The order whose payment an upgrade was credited with.
alter table orders add column built_on text references orders (id);
update orders set built_on = (
  select period.order_id from membership_periods period
  where period.uid = orders.uid and period.order_id <> orders.id and period.starts_at <= orders.created_at
    and (period.ends_at is null or period.ends_at > orders.created_at)
    and period.opened_at <= orders.created_at and (period.reversed_at is null or period.reversed_at > orders.created_at)
  order by period.starts_at desc limit 1)
where kind = 'upgrade' and credit_paise > 0;

-- What the desk lists and looks for.
create index orders_newest on orders (created_at desc, id);
create index orders_of_state on orders (status, created_at desc, id);
create index orders_of_plan on orders (plan_type, created_at desc, id);
create index orders_of_discount on orders (lower(discount_source)) where discount_source is not null;
create index gateway_events_of_order on gateway_events ((fact ->> 'orderId'), received_at);
