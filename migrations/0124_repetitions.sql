-- Practice comes back in repetitions: a review is what a learner writes about a course.
alter table recall_blocks rename column review_of to repetition_of;
