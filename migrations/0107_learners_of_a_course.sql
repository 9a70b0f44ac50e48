-- Learners of a course, in the order of their ids: they are told of new lessons.
create index enrolments_of_course on enrolments (course_id, uid);
