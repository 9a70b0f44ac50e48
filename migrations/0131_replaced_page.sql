-- What the page of a course said before newer texts were taken over the last time, to bring it back.
alter table supplied_courses add column replaced jsonb;
