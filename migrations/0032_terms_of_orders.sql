-- What an order adds to the membership: the dates its buyer was shown, and once it is paid the dates it opened. No end is for life.
alter table orders add column starts_at timestamptz;
alter table orders add column ends_at timestamptz check (ends_at > starts_at);
update orders set starts_at = period.starts_at, ends_at = period.ends_at from membership_periods period where period.order_id = orders.id;
update orders set starts_at = greatest(created_at, case kind when 'renewal' then (
  select max(period.ends_at) from membership_periods period where period.uid = orders.uid and period.opened_at <= orders.created_at) end)
where starts_at is null;
update orders set ends_at = starts_at + interval '8760 hours' where ends_at is null and plan_type <> 'premiumPlan';
alter table orders alter column starts_at set not null;
