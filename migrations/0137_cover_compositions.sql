-- How the cover of a course is composed; null leaves it to the drawing's seed, which is the slug.
alter table courses add column composition text;
