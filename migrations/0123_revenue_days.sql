-- The sums of what came in and went back, so that the revenue of a period is not read payment by payment.
-- A job adds the entries to them, and marks each in the same transaction: the revenue is the sum of the days
-- and of the entries that are not marked yet, right after every commit. Whoever pays waits for nobody.
alter table revenue_entries add column summed boolean not null default false;
create index revenue_entries_to_sum on revenue_entries (at) where not summed;
-- What is still read one by one.
create index revenue_entries_returned on revenue_entries (at) where kind <> 'paid';
create index revenue_entries_of_referrals on revenue_entries (at) where discount_source like 'referral:%';

create table revenue_days (
  -- In India.
  day date not null,
  plan_type text not null,
  -- 'none', 'referral', or 'promo:' with the code.
  code text not null,
  orders integer not null,
  -- What the code took off.
  given_paise bigint not null,
  paid_paise bigint not null,
  returned_paise bigint not null,
  primary key (day, plan_type, code)
);

create function revenue_day(at timestamptz) returns date language sql immutable parallel safe as
$$ select (at at time zone 'Asia/Kolkata')::date $$;

-- Referral codes are as many as members.
create function revenue_code(discount_source text) returns text language sql immutable parallel safe as
$$ select case when discount_source like 'promo:%' then discount_source else split_part(coalesce(discount_source, 'none'), ':', 1) end $$;

-- Adds some entries to the days. Returns how many.
create function sum_revenue(most integer) returns integer language plpgsql as $$
declare
  ids text[];
begin
  lock table revenue_days in exclusive mode;
  ids := array(select id from revenue_entries where not summed order by at limit most);
  insert into revenue_days as known
  select revenue_day(at), plan_type, revenue_code(discount_source), count(*) filter (where kind = 'paid'),
    sum(discount_paise), coalesce(sum(amount_paise) filter (where kind = 'paid'), 0),
    coalesce(-sum(amount_paise) filter (where kind <> 'paid'), 0)
  from revenue_entries where id = any (ids) group by 1, 2, 3
  on conflict (day, plan_type, code) do update set orders = known.orders + excluded.orders,
    given_paise = known.given_paise + excluded.given_paise, paid_paise = known.paid_paise + excluded.paid_paise,
    returned_paise = known.returned_paise + excluded.returned_paise;
  update revenue_entries set summed = true where id = any (ids);
  return cardinality(ids);
end $$;

-- Adds up all days again.
create function derive_revenue_days() returns void language plpgsql as $$
begin
  lock table revenue_days in exclusive mode;
  delete from revenue_days;
  update revenue_entries set summed = false where summed;
  while sum_revenue(10000) > 0 loop
  end loop;
end $$;
