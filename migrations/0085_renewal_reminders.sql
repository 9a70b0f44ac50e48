-- The reminders about the end of a membership. The key makes each of them happen once for a period, in
-- however many processes.
create table membership_reminders (
  period_id text not null references membership_periods,
  -- Days before the end.
  step integer not null check (step in (30, 7, 1, 0)),
  reminded_at timestamptz not null,
  primary key (period_id, step)
);
