-- When the learner came to the lesson that was opened last: opening it again keeps this. Null if we
-- don't know, as for all that were opened before this migration.
alter table enrolments add column lesson_opened_at timestamptz;

-- Copied when the lesson is completed; null if another lesson was open, or none.
alter table lesson_completions add column opened_at timestamptz;

-- In the middle of all who completed the course, days from beginning it.
alter table course_figures add column median_days integer;

-- How many completed the lesson within three hours of opening it, and the minutes of the one in the
-- middle.
alter table lesson_figures add column timed integer not null default 0;
alter table lesson_figures add column median_minutes integer;

-- The stars of a course's reviews by the month in which they were written, in India.
create table review_figures (
  course_id text not null,
  -- The first day of the month.
  month date not null,
  stars integer not null check (stars between 1 and 5),
  reviews integer not null,
  primary key (course_id, month, stars)
);
