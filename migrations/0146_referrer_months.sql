-- Revenue by referrer is also summed by month, so that the page finds the ten who brought in most without
-- reading a row for each referrer and day.

-- So that no job adds to the days meanwhile.
lock table revenue_days in exclusive mode;

create table referrer_months (
  -- Its first day.
  month date not null,
  referrer_uid text not null references users (uid),
  orders integer not null,
  given_paise bigint not null,
  paid_paise bigint not null,
  returned_paise bigint not null,
  primary key (month, referrer_uid)
);
create index referrer_months_largest on referrer_months (month, paid_paise desc, returned_paise desc, referrer_uid);

-- How many rows each month has in referrer_months.
create table referrer_counts (
  month date primary key,
  referrers integer not null
);

create function revenue_month(day date) returns date language sql immutable parallel safe as
$$ select day - (extract(day from day)::integer - 1) $$;

create or replace function sum_referrers(ids text[]) returns void language sql as $$
  with fresh as materialized (
    select revenue_day(entry.at) as day, redemption.referrer_uid, count(*) filter (where entry.kind = 'paid') as orders,
      sum(entry.discount_paise) as given, coalesce(sum(entry.amount_paise) filter (where entry.kind = 'paid'), 0) as paid,
      coalesce(-sum(entry.amount_paise) filter (where entry.kind <> 'paid'), 0) as returned
    from revenue_entries entry join code_redemptions redemption on redemption.order_id = entry.order_id
    where entry.id = any (ids) and entry.discount_source like 'referral:%' group by 1, 2
  ),
  days as (
    insert into referrer_days as known select * from fresh
    on conflict (day, referrer_uid) do update set orders = known.orders + excluded.orders,
      given_paise = known.given_paise + excluded.given_paise, paid_paise = known.paid_paise + excluded.paid_paise,
      returned_paise = known.returned_paise + excluded.returned_paise
  ),
  months as materialized (
    select revenue_month(day) as month, referrer_uid, sum(orders) as orders, sum(given) as given, sum(paid) as paid,
      sum(returned) as returned
    from fresh group by 1, 2
  ),
  counts as (
    insert into referrer_counts as known
    -- All parts of a statement see what was there before it.
    select month, count(*) from months
    where not exists (select from referrer_months there where there.month = months.month and there.referrer_uid = months.referrer_uid)
    group by 1
    on conflict (month) do update set referrers = known.referrers + excluded.referrers
  )
  insert into referrer_months as known select * from months
  on conflict (month, referrer_uid) do update set orders = known.orders + excluded.orders,
    given_paise = known.given_paise + excluded.given_paise, paid_paise = known.paid_paise + excluded.paid_paise,
    returned_paise = known.returned_paise + excluded.returned_paise
$$;

create or replace function derive_revenue_days() returns void language plpgsql as $$
begin
  lock table revenue_days in exclusive mode;
  delete from revenue_days;
  delete from return_days;
  delete from referrer_days;
  delete from referrer_months;
  delete from referrer_counts;
  update revenue_entries set summed = false, in_parts = false where summed or in_parts;
  while sum_revenue(10000) > 0 loop
  end loop;
end $$;

insert into referrer_months
select revenue_month(day), referrer_uid, sum(orders), sum(given_paise), sum(paid_paise), sum(returned_paise)
from referrer_days group by 1, 2;
insert into referrer_counts select month, count(*) from referrer_months group by 1;
