-- Returns, revenue by referrer and documents of a period are summed by day too, as in 0123_revenue_days.sql.

-- What went back, by the way it went.
create table return_days (
  -- In India.
  day date not null,
  kind text not null,
  payments integer not null,
  paise bigint not null,
  primary key (day, kind)
);
-- A payment that went back in parts counts once in a period, so these are not in return_days. There are few.
alter table revenue_entries add column in_parts boolean not null default false;
create index revenue_entries_in_parts on revenue_entries (at) where in_parts;

-- Revenue of orders with a referral code, by its owner at the time of the order.
create table referrer_days (
  day date not null,
  referrer_uid text not null references users (uid),
  orders integer not null,
  given_paise bigint not null,
  paid_paise bigint not null,
  returned_paise bigint not null,
  primary key (day, referrer_uid)
);
drop index revenue_entries_of_referrals;

-- Adds entries that return_days does not contain yet.
create function sum_returns(ids text[]) returns void language plpgsql as $$
begin
  with counted as (
    update revenue_entries entry set in_parts = true
    from (
      select payment_id, kind from revenue_entries
      where (payment_id, kind) in (select payment_id, kind from revenue_entries where id = any (ids) and kind <> 'paid')
      group by 1, 2 having count(*) > 1
    ) as parted
    where entry.payment_id = parted.payment_id and entry.kind = parted.kind and not entry.in_parts
    returning entry.id, entry.at, entry.kind, entry.amount_paise, entry.summed
  )
  update return_days known set payments = known.payments - taken.payments, paise = known.paise - taken.paise
  from (
    select revenue_day(at) as day, kind, count(*) as payments, -sum(amount_paise) as paise
    from counted where summed and id <> all (ids) group by 1, 2
  ) as taken where taken.day = known.day and taken.kind = known.kind;
  insert into return_days as known
  select revenue_day(at), kind, count(*), -sum(amount_paise)
  from revenue_entries where id = any (ids) and kind <> 'paid' and not in_parts group by 1, 2
  on conflict (day, kind) do update
    set payments = known.payments + excluded.payments, paise = known.paise + excluded.paise;
end $$;

create function sum_referrers(ids text[]) returns void language sql as $$
  insert into referrer_days as known
  select revenue_day(entry.at), redemption.referrer_uid, count(*) filter (where entry.kind = 'paid'),
    sum(entry.discount_paise), coalesce(sum(entry.amount_paise) filter (where entry.kind = 'paid'), 0),
    coalesce(-sum(entry.amount_paise) filter (where entry.kind <> 'paid'), 0)
  from revenue_entries entry join code_redemptions redemption on redemption.order_id = entry.order_id
  where entry.id = any (ids) and entry.discount_source like 'referral:%' group by 1, 2
  on conflict (day, referrer_uid) do update set orders = known.orders + excluded.orders,
    given_paise = known.given_paise + excluded.given_paise, paid_paise = known.paid_paise + excluded.paid_paise,
    returned_paise = known.returned_paise + excluded.returned_paise
$$;

create or replace function sum_revenue(most integer) returns integer language plpgsql as $$
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
  perform sum_returns(ids);
  perform sum_referrers(ids);
  update revenue_entries set summed = true where id = any (ids);
  return cardinality(ids);
end $$;

create or replace function derive_revenue_days() returns void language plpgsql as $$
begin
  lock table revenue_days in exclusive mode;
  delete from revenue_days;
  delete from return_days;
  delete from referrer_days;
  update revenue_entries set summed = false, in_parts = false where summed or in_parts;
  while sum_revenue(10000) > 0 loop
  end loop;
end $$;

select sum_returns(array(select id from revenue_entries where summed and kind <> 'paid')),
  sum_referrers(array(select id from revenue_entries where summed and discount_source like 'referral:%'));

create table document_days (
  day date not null,
  kind text not null,
  documents integer not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  rewards_paise bigint not null,
  primary key (day, kind)
);
-- The last number of each series that the days contain. The numbers of a series are committed in order and
-- without a gap, so all later ones are still to be added. Documents themselves never change.
create table summed_series (
  series text primary key references document_series (series),
  last integer not null
);

-- A loop, so that each range of numbers is planned with its beginning: few documents are after it.
create function documents_to_sum() returns setof documents language plpgsql stable rows 100 as $$
declare
  known record;
begin
  for known in
    select series, coalesce(summed_series.last, 0) as last
    from document_series left join summed_series using (series) order by series
  loop
    return query select * from documents
      where documents.series = known.series and documents.serial > known.last order by documents.serial;
  end loop;
end $$;

-- Adds some documents to the days. Returns how many.
create function sum_documents(most integer) returns integer language plpgsql as $$
declare
  added integer;
begin
  lock table document_days in exclusive mode;
  with fresh as materialized (select * from documents_to_sum() order by series, serial limit most),
  days as (
    insert into document_days as known
    select revenue_day(issued_at), kind, count(*), sum(taxable_paise), sum(cgst_paise), sum(sgst_paise),
      sum(igst_paise), sum(total_paise), sum(coalesce((facts ->> 'rewardsPaise')::integer, 0))
    from fresh group by 1, 2
    on conflict (day, kind) do update set documents = known.documents + excluded.documents,
      taxable_paise = known.taxable_paise + excluded.taxable_paise, cgst_paise = known.cgst_paise + excluded.cgst_paise,
      sgst_paise = known.sgst_paise + excluded.sgst_paise, igst_paise = known.igst_paise + excluded.igst_paise,
      total_paise = known.total_paise + excluded.total_paise, rewards_paise = known.rewards_paise + excluded.rewards_paise
  ),
  lasts as (
    insert into summed_series select series, max(serial) from fresh group by series
    on conflict (series) do update set last = excluded.last
  )
  select count(*) into added from fresh;
  return added;
end $$;

-- Adds up all days again.
create function derive_document_days() returns void language plpgsql as $$
begin
  lock table document_days in exclusive mode;
  delete from document_days;
  delete from summed_series;
  while sum_documents(10000) > 0 loop
  end loop;
end $$;

select derive_document_days();

-- Pages of the catalogue, its filters and their counts read the index alone: the rows carry their words.
drop index catalogue_entries_in_order;
create index catalogue_entries_in_order on catalogue_entries (position, slug)
  include (course_id, topic, level, takes, is_new, is_trending, free_preview, lessons, minutes);
