-- What came in and went back, so that the revenue of a period is a sum over one index. Rows are only
-- ever added: for each payment that paid an order, their sum is what is left of it.
create table revenue_entries (
  id text primary key default gen_random_uuid()::text,
  at timestamptz not null,
  kind text not null check (kind in ('paid', 'refunded', 'charged-back')),
  payment_id text not null references payments (id),
  order_id text not null references orders (id),
  -- As in the order.
  plan_type text not null,
  discount_source text,
  -- What came in; negative for what went back.
  amount_paise integer not null check (amount_paise <> 0),
  -- What the code took off; only of what was paid.
  discount_paise integer not null check (discount_paise >= 0),
  check (kind <> 'paid' or amount_paise > 0),
  check (kind = 'paid' or discount_paise = 0)
);
create index revenue_entries_by_time on revenue_entries (at, id);
create index revenue_entries_of_payment on revenue_entries (payment_id, kind);

-- When part of a payment went back was not recorded; the day of the payment is the best we know.
insert into revenue_entries
  (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
select moved.at, moved.kind, payments.id, orders.id, orders.plan_type, orders.discount_source, moved.paise,
  case moved.kind when 'paid' then orders.list_price_paise - orders.credit_paise - orders.amount_paise else 0 end
from payments join orders on orders.id = payments.order_id,
  lateral (values
    ('paid', payments.settled_at, payments.amount_paise),
    ('refunded',
      coalesce(payments.refunded_at, (select max(asked_at) from refunds where payment_id = payments.id), payments.settled_at),
      -payments.refunded_paise),
    ('charged-back', payments.charged_back_at, payments.refunded_paise - payments.amount_paise)
  ) as moved (kind, at, paise)
where payments.settled_at is not null and moved.at is not null and moved.paise <> 0;
