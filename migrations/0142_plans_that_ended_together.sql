-- Of periods that ended at the same instant, because an upgrade was refunded with the year that it was
-- built on, the upgrade is the plan that has ended: membershipAt (membership-status.ts) says so too.
create or replace function standings_at(people text[], instant timestamptz)
  returns table (uid text, standing text, since timestamptz, until timestamptz) language sql stable as $$
  select person, coalesce(last.standing, 'none'), coalesce(edges.since, '-infinity'), coalesce(edges.until, 'infinity')
  from unnest(people) as person
  left join lateral (
    select case when counts then 'active:' else 'lapsed:' end || plan_type as standing
    from membership_periods period
    cross join lateral (select reversed_at is null and (ends_at is null or ends_at > instant) as counts) running
    where period.uid = person and starts_at <= instant
    order by counts desc, counts and plan_type = 'premiumPlan' desc,
      case when counts then starts_at else least(coalesce(ends_at, 'infinity'), coalesce(reversed_at, 'infinity')) end desc,
      plan_type = 'premiumPlan' desc, starts_at desc, id
    limit 1
  ) last on true
  left join lateral (
    select max(edge) filter (where edge <= instant) as since, min(edge) filter (where edge > instant) as until
    from membership_periods period
    cross join lateral (values (starts_at), (case when reversed_at is null then ends_at end)) as edges (edge)
    where period.uid = person
  ) edges on true
$$;

select place_standings(array(select distinct uid from membership_periods where reversed_at is not null), now());
