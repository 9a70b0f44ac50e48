-- How everyone with an account stands as a member, so that lists, filters and counts read an index or
-- a few figures instead of all periods. Triggers keep it from the accounts and the periods. Nothing is
-- written at the moment when a membership begins or ends, so each row says from when until when it is
-- true; for another instant the periods decide, and a job renews the row.
create table standings (
  uid text primary key references users on delete cascade,
  standing text not null check (standing ~ '^(none|(active|lapsed):(basicPlan|premiumPlan|collegePlan))$'),
  since timestamptz not null,
  -- Exclusive.
  until timestamptz not null,
  -- Those of the account, for lists in this order.
  created_at timestamptz not null,
  name text not null,
  check (since < until)
);

-- How many people there are of each standing: the sum of both tables. Whoever changes a standing only adds
-- rows here, so nobody waits for anybody; a job adds them to the counts.
create table standing_counts (
  standing text primary key,
  people integer not null
);

create table standing_changes (
  id bigint generated always as identity primary key,
  standing text not null,
  people integer not null
);

-- How these people stand at an instant, and from when until when: membershipAt (membership-status.ts) in SQL.
create function standings_at(people text[], instant timestamptz)
  returns table (uid text, standing text, since timestamptz, until timestamptz) language sql stable as $$
  select person, coalesce(last.standing, 'none'), coalesce(edges.since, '-infinity'), coalesce(edges.until, 'infinity')
  from unnest(people) as person
  left join lateral (
    select case when counts then 'active:' else 'lapsed:' end || plan_type as standing
    from membership_periods period
    cross join lateral (select reversed_at is null and (ends_at is null or ends_at > instant) as counts) running
    where period.uid = person and starts_at <= instant
    order by counts desc, counts and plan_type = 'premiumPlan' desc,
      case when counts then starts_at else least(coalesce(ends_at, 'infinity'), coalesce(reversed_at, 'infinity')) end desc, starts_at, id
    limit 1
  ) last on true
  left join lateral (
    select max(edge) filter (where edge <= instant) as since, min(edge) filter (where edge > instant) as until
    from membership_periods period
    cross join lateral (values (starts_at), (case when reversed_at is null then ends_at end)) as edges (edge)
    where period.uid = person
  ) edges on true
$$;

-- Locks the rows before it reads the periods, so that of two changes at once the later one sees the earlier.
create function place_standings(people text[], instant timestamptz) returns void language plpgsql as $$
begin
  perform from standings where uid = any (people) order by uid for no key update;
  update standings set standing = placed.standing, since = placed.since, until = placed.until
  from standings_at(people, instant) placed where standings.uid = placed.uid;
end $$;

create function follow_periods() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform place_standings(array(select distinct uid from before), now());
  else perform place_standings(array(select distinct uid from after), now());
  end if;
  return null;
end $$;

create function follow_added_users() returns trigger language plpgsql as $$
begin
  insert into standings select uid, 'none', '-infinity', 'infinity', created_at, lower(display_name) from after;
  return null;
end $$;

create function follow_changed_user() returns trigger language plpgsql as $$
begin
  update standings set created_at = new.created_at, name = lower(new.display_name) where uid = new.uid;
  return null;
end $$;

create function count_added_standings() returns trigger language plpgsql as $$
begin
  insert into standing_changes (standing, people) select standing, count(*) from after group by 1;
  return null;
end $$;

create function count_changed_standings() returns trigger language plpgsql as $$
begin
  insert into standing_changes (standing, people)
  select standing, sum(change) from (
    select standing, 1 as change from after union all select standing, -1 from before
  ) changes group by 1 having sum(change) <> 0;
  return null;
end $$;

create function count_removed_standings() returns trigger language plpgsql as $$
begin
  insert into standing_changes (standing, people) select standing, -count(*) from before group by 1;
  return null;
end $$;

-- Derives everything again. Sign-ups and changes of memberships wait meanwhile.
create function derive_standings(instant timestamptz) returns void language plpgsql as $$
begin
  lock table standings in exclusive mode;
  delete from standings;
  insert into standings
  select uid, standing, since, until, created_at, lower(display_name)
  from users join standings_at(array(select uid from users), instant) using (uid);
  delete from standing_changes;
  delete from standing_counts;
  insert into standing_counts select standing, count(*) from standings group by 1;
end $$;

select derive_standings(now());

create index standings_by_time on standings (standing, created_at desc, uid) include (since, until);
create index standings_by_name on standings (standing, name, uid) include (since, until);
-- Those that are no longer true, or not yet.
create index standings_until on standings (until);
create index standings_since on standings (since);

create trigger standings_added after insert on standings
  referencing new table as after for each statement execute function count_added_standings();
create trigger standings_changed after update on standings
  referencing old table as before new table as after for each statement execute function count_changed_standings();
create trigger standings_removed after delete on standings
  referencing old table as before for each statement execute function count_removed_standings();

create trigger users_added after insert on users
  referencing new table as after for each statement execute function follow_added_users();
create trigger user_changed after update of display_name, created_at on users for each row
  when ((old.display_name, old.created_at) is distinct from (new.display_name, new.created_at))
  execute function follow_changed_user();
create trigger periods_added after insert on membership_periods
  referencing new table as after for each statement execute function follow_periods();
create trigger periods_changed after update on membership_periods
  referencing new table as after for each statement execute function follow_periods();
create trigger periods_removed after delete on membership_periods
  referencing old table as before for each statement execute function follow_periods();
