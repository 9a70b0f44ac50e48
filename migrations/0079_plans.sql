-- The plans as they are sold: rows are only added, and the highest version of a plan holds.
create table plan_versions (
  plan_type text not null check (plan_type in ('basicPlan', 'premiumPlan', 'collegePlan')),
  version integer not null check (version >= 1),
  -- Null, like set_by: the starting content, the figures of the specification.
  since timestamptz,
  set_by text,
  price_paise integer not null check (price_paise >= 10000),
  -- A former price, shown struck through.
  former_price_paise integer check (former_price_paise > price_paise),
  on_sale boolean not null,
  -- Its place among the plans.
  place integer not null check (place between 1 and 3),
  -- Texts: for Basic all that it contains, for the others what they add to that.
  features jsonb not null,
  primary key (plan_type, version),
  check ((since is null) = (version = 1) and (set_by is null) = (version = 1))
);
create index plan_versions_newest on plan_versions (since desc, plan_type);

insert into plan_versions
  (plan_type, version, price_paise, former_price_paise, on_sale, place, features)
values
  ('basicPlan', 1, 500000, 700000, true, 1,
    '["Newsletters", "Community", "No-Code & AI Toolkit", "Build Real Projects"]'),
  ('premiumPlan', 1, 1500000, null, true, 2,
    '["Startup Builder Founders'' Hub", "Advanced Tools Access"]'),
  ('collegePlan', 1, 180000, 1500000, true, 3,
    '["Special College Pricing", "Student Resources"]');
