-- The weekly goal that a learner sets. A week is named by its Monday in India.
create table weekly_goals (
  uid text primary key,
  lessons integer not null check (lessons between 1 and 7),
  set_at timestamptz not null,
  -- The last week in which it was met, and how many weeks in a row that was.
  met_week date,
  weeks integer not null check (weeks >= 0),
  -- The first week for which nobody has decided whether a reminder is due.
  due_week date not null,
  check ((met_week is null) = (weeks = 0))
);
create index weekly_goals_due on weekly_goals (due_week, uid);

-- What someone has completed this week.
create index lesson_completions_of_person on lesson_completions (uid, completed_at);
