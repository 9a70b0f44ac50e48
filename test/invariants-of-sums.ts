/** Sums of days agree with what they are sums of. */
export const invariantsOfSums: Readonly<Record<string, string>> = {
  'the revenue of each day is the sum of the entries that are marked': `
    select day, plan_type, code from (
      select revenue_day(at) as day, plan_type, revenue_code(discount_source) as code, sum(amount_paise) as left_paise,
        sum(discount_paise) as given, count(*) filter (where kind = 'paid') as orders, sum(greatest(amount_paise, 0)) filter (where kind = 'paid') as paid
      from revenue_entries where summed group by 1, 2, 3) entry full join revenue_days using (day, plan_type, code)
    where (left_paise, given, entry.orders, coalesce(paid, 0)) is distinct from (paid_paise - returned_paise, given_paise, revenue_days.orders, paid_paise)`,
  'the returns of each day are the marked ones of payments that went back at once': `
    select day, kind from (
      select revenue_day(at) as day, kind, count(*) as many, -sum(amount_paise) as back
      from revenue_entries where summed and kind <> 'paid' and not in_parts group by 1, 2) entry full join return_days using (day, kind)
    where (coalesce(many, 0), coalesce(back, 0)) is distinct from (payments, paise)
    union all select null, kind from revenue_entries where summed and kind <> 'paid' and not in_parts group by payment_id, kind having count(*) > 1`,
  'the revenue of each referrer and day is the sum of the entries that are marked': `
    select day, referrer_uid from (
      select revenue_day(at) as day, referrer_uid, sum(amount_paise) as left_paise, sum(entry.discount_paise) as given, count(*) filter (where kind = 'paid') as orders
      from revenue_entries entry join code_redemptions using (order_id)
      where summed and discount_source like 'referral:%' group by 1, 2) entry full join referrer_days using (day, referrer_uid)
    where (left_paise, given, entry.orders) is distinct from (paid_paise - returned_paise, given_paise, referrer_days.orders)`,
  'the revenue of each referrer and month is the sum of the days': `
    select month, referrer_uid from (
      select revenue_month(day) as month, referrer_uid, sum(orders) as orders, sum(given_paise) as given, sum(paid_paise) as paid, sum(returned_paise) as returned
      from referrer_days group by 1, 2) of_days full join referrer_months using (month, referrer_uid)
    where (of_days.orders, given, paid, returned) is distinct from (referrer_months.orders, given_paise, paid_paise, returned_paise)`,
  'the referrers of each month are counted': `
    select month from (select month, count(*) as many from referrer_months group by 1) month_rows full join referrer_counts using (month)
    where many is distinct from referrers`,
  'what the referrers of each month brought in is the revenue with a referral code': `
    select month from (
      select revenue_month(day) as month, sum(orders) as orders, sum(given_paise) as given, sum(paid_paise) as paid, sum(returned_paise) as returned
      from revenue_days where code = 'referral' group by 1) of_days
      full join (
        select month, sum(orders) as orders, sum(given_paise) as given, sum(paid_paise) as paid, sum(returned_paise) as returned
        from referrer_months group by 1) of_referrers using (month)
    where (of_days.orders, of_days.given, of_days.paid, of_days.returned)
      is distinct from (of_referrers.orders, of_referrers.given, of_referrers.paid, of_referrers.returned)`,
  'the documents of each day are those up to the last number that was summed': `
    select day, kind from (
      select revenue_day(issued_at) as day, kind, count(*) as many, sum(documents.total_paise) as total, sum(documents.igst_paise) as igst
      from documents join summed_series using (series) where serial <= last group by 1, 2) document full join document_days using (day, kind)
    where (many, total, igst) is distinct from (documents, total_paise, igst_paise)`,
};
