-- Practice that learners answered wrong comes back to those who want it. Days are days in India.
create table recall_learners (
  uid text primary key,
  since timestamptz not null,
  -- The last day on which they reviewed, how many blocks, and the minutes that these count for.
  day date,
  answered integer not null check (answered >= 0),
  minutes integer not null check (minutes >= 0)
);

-- No foreign keys to lessons: an author's change takes nothing away.
create table recall_blocks (
  uid text not null,
  lesson_id text not null,
  block_id text not null,
  -- Reviews in a row that were answered right at once. After the third it is done.
  passed integer not null check (passed between 0 and 3),
  -- The day on which it comes back; null once it is done.
  due_on date check ((due_on is null) = (passed = 3)),
  -- The review whose tries follow, named by the day on which it was due.
  review_of date,
  tries integer not null check (tries between 0 and 3),
  outcome text not null check (outcome in ('open', 'right', 'shown')),
  answer json,
  tried_by text,
  tried_turn integer,
  primary key (uid, lesson_id, block_id)
);
create index recall_blocks_due on recall_blocks (uid, due_on, lesson_id, block_id) where due_on is not null;
